name = { $who } { $how }
# Des mots qui se lisent de même pour tout le monde.
who = Sentinelle, Vigie, Estafette, Garde, Scribe, Guide, Lampiste, Mousquetaire, Funambule, Druide
how = brave, habile, calme, agile, tenace, rapide, sage, intrépide, fidèle, honnête
