/** Achievements: what can be achieved in a game, and what one has. */

const en = {
  title: 'Achievements',
  of: (game: string) => `Achievements: ${game}`,
  lead: 'Win a game in a way of its own. The harder the game that you win, the more symbols it is worth.',
  total: (have: number, all: number) => `${have} of ${all} symbols`,
  symbols: (have: number, most: number) => (have === 0 ? 'not yet' : `${have} of ${most} symbols`),
  best: (day: string) => `Your best: ${day}`,
  undone: 'with choices taken back',
  watch: 'See that game',
  watchOf: (name: string) => `See the game that earned you ${name}`,
  tryIt: 'Try it',
  tryOf: (name: string) => `Try it: ${name}`,
  again: 'Try it harder',
  againOf: (name: string) => `Try it harder: ${name}`,
  stranger: 'Your achievements are kept once you have a name here.',
  mine: 'What you have achieved',
  link: (game: string) => `Achievements in ${game}`,
  earned: 'You earned',
};

const fr: typeof en = {
  title: 'Succès',
  of: (game) => `Succès : ${game}`,
  lead: 'Gagnez une partie d’une façon à part. Plus la partie gagnée est difficile, plus elle vaut de symboles.',
  total: (have, all) => `${have} ${have > 1 ? 'symboles' : 'symbole'} sur ${all}`,
  symbols: (have, most) => (have === 0 ? 'pas encore' : `${have} symboles sur ${most}`),
  best: (day) => `Votre meilleur : ${day}`,
  undone: 'avec des choix repris',
  watch: 'Revoir cette partie',
  watchOf: (name) => `Revoir la partie qui vous a valu ${name}`,
  tryIt: 'Le tenter',
  tryOf: (name) => `Le tenter : ${name}`,
  again: 'Viser plus dur',
  againOf: (name) => `Viser plus dur : ${name}`,
  stranger: 'Vos succès sont gardés dès que vous avez un nom ici.',
  mine: 'Vos succès',
  link: (game) => `Succès dans ${game}`,
  earned: 'Vous avez obtenu',
};

export default { en, fr };
