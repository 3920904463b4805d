"""The rulebook in French: whole for every complete game, true to the English, and found with French words."""

from __future__ import annotations

import re
import tomllib
from collections import Counter
from collections.abc import Callable, Iterator
from importlib import resources

import msgspec
import pytest

from hordekeep import BadInput
from hordekeep.engines.lanes.content.cards import shelf, shelf_for
from hordekeep.games.cloudspire.content.chips import box
from hordekeep.rulebook import Rule, find_entry, find_rule, has_language, ledger_in, ledger_slugs, load_ledger
from hordekeep.rulebook.coverage import is_complete
from hordekeep.rulebook.ids import cited_ids
from hordekeep.rulebook.ledger import rules_by_id, translated
from hordekeep.rulebook.scenario_shelf import scenarios_of
from hordekeep.rulebook.scenarios import Scenario
from hordekeep.rulebook.search import search_rules

PLAIN_WORDS = ("Range", "Cover", "Capture", "Refuge", "Assault", "Poison", "Transport", "Charger", "Stables", "Shade")
"""Names of Cloudspire that mean something else in other sentences."""
TOLD_OF_CONTENTS = ("text", "check", "meaning", "effect", "rules", "play", "use", "ours")
Told = Callable[[str], Iterator[tuple[str, str, str]]]

HORDE = "plankton-horde"
SKYTEAR = "skytear-horde"
MONOLITHS = "monoliths"
COMPLETE = [slug for slug in ledger_slugs() if is_complete(slug)]
FRENCH = [slug for slug in ledger_slugs() if has_language(slug, "fr")]
NUMBER = re.compile(r"(?:(?<!\w)-)?\d+")
ENGLISH = re.compile(
    r"\b(the|and|with|when|then|given|player|cards?|tokens?|rounds?|pool|battles? of)\b", re.IGNORECASE
)

WORDS = {
    HORDE: {
        "Flayer": "Écorcheur",
        "Trickster": "Farceur",
        "Betrayer": "Traître",
        "Elvenking": "Roi des Elfes",
        "Demon": "Démon",
        "Vampire": "Vampire",
        "Steam Beast": r"Bêtes? de Vapeur",
        "Phantasm": "Fantasme",
        "Pool": "Réserve",
        "Score Token": r"jetons? Score",
        "draw pile": "pioche",
        "locked out": r"bloqué|blocage",
        "starting player": r"premiers? joueur",
        "initial pick": r"choix initial",
    },
    SKYTEAR: {
        r"\blanes?\b(?! markers)": r"rangée|\b(sur|sont|de) \d",
        r"\bback line\b": "ligne arrière",
        r"(?i)\ball(y|ies)\b": "Alliée?s?",
        r"(?i)\bmonsters?\b(?! slot)": "Monstre",
        r"(?i)\bminions?\b": "Sbire",
        r"(?i)\btowers?\b": "Tour",
        r"(?i)\bcastles?\b": "Château",
        r"(?i)(?<!-)\bportals?\b": "Portail",
        r"\boutsider\b": "Outsider",
        r"\battachments?\b": "Amélioration",
        r"\bspells?\b(?! the| out)": "Sort",
        r"\bweaken tokens?\b": r"jetons?( temporaires?)? -1 Attaque",
        r"\bhealth tokens?\b": r"jetons?( Santé)?\b",
        r"\bwounds?\b": "Dégât|bless",
        r"\bRefresh\b": "Préparation",
        r"\bEnd Phase\b": r"phases? Fin\b",
        r"\bPlay:": "Jouez",
        r"\bFight:": "Combat",
        r"\bDestroyed:": "Détruit",
        r"\bExhaust:": "Épuisez",
        r"\bTreachery:": "Traîtrise",
        r"(?i)\btaunt\b": "Provocation",
        r"(?i)\btrample\b": "piétine",
        r"(?i)\belusive\b": "Fugace",
        r"(?i)\bguerrilla\b": "Guérilla",
        r"(?i)\bbarrier\b": "Barrière",
        r"(?i)\barmor\b": "Armure",
        r"\bstages?\b": "niveau",
        r"\bneighbours?\b": "voisin",
        r"\bboosted\b": "renforcé",
        r"\bconceal(s|ed|ing)?\b": "dissimul",
    },
}
"""One word of the English, and what stands for it in French."""

WORDS[MONOLITHS] = {
    **WORDS[SKYTEAR],
    r"\btemporary attack tokens?\b": r"jetons? temporaires? Attaque",
    r"\btemporary weaken tokens?\b": r"jetons? temporaires? -1 Attaque",
    r"\btemporary armor tokens?\b": r"jetons? temporaires? Armure",
    r"\bHorde phase\b": "phase Horde",
    r"\bAlliance phase\b": "phase Alliance",
    r"\bTreachery phase\b": "phase Traîtrise",
    r"\bPillage phase\b": "phase Pillage",
    r"\bResolution\b": "Résolution",
    r"\bFront\b": "Front",
    r"\bOutsider pile\b": "pile Outsider",
    r"(?i)\blevels?\b": "niveau",
    r"(?i)(?<!-)\bservants?\b": "Serviteur",
    r"(?i)\bpillagers?\b": "Pillard",
    r"\bReinforce\b": "Renforcer",
    r"\bRebuild\b": "Rebâtir",
    r"\bAssault\b": "Assaut",
    r"\bMutaform\b": "Mutaforme",
    r"\bHeroic\b": "Héroïque",
    r"(?i)\bepic\b": "épique",
    r"\bthralls?\b": "servitude",
    r"\bEnchanters?\b": "Enchanteur",
    r"\bImmortal\b": "Immortel",
    r"\bunengaged\b": r"(non|pas) engagé",
    r"\bready\b(?!-made)": "disponible",
    r"\bexhausted\b": "épuis",
    r"\bset aside\b": r"mise?s? de côté",
    r"\bdiscard piles?\b": "défausse",
    r"\bpowers?\b": "puissance",
}
WORDS["skytear"] = {
    r"(?i)\bminions?\b": "Sbire",
    r"\bOutsiders?\b": "Outsider",
    r"\bTowers?\b": r"\bTours?\b",
    r"\bNexus(es)?\b": "Nexus",
    r"\bDomes?\b(?! Lords)": "Dôme",
    r"\bLanes?\b": "Voie",
    r"\bCover Hex(es)?\b": r"hexagones? de Couvert|Couvert",
    r"\bwhite lines?\b": r"lignes? blanches?",
    r"\bLoS\b": r"lignes? de vue|\bvoi(t|ent|r)\b|\bvues?\b|vu",
    r"\bSkirmish(es)?\b": "Escarmouche",
    r"\bWorship(s|ped|ping)?\b": "Culte",
    r"\bExhausted\b": "Épuis",
    r"\bDefeated\b": r"Vainc|Vaincu",
    r"\bArmor\b": "Armure",
    r"\bHP\b": "PV",
    r"\bAP\b": r"\bPA\b|points? d’action",
    r"\bStack\b": "Pile",
    r"\bPiercing\b": "Perforant",
    r"\bShapeshifted\b": "Métamorphos",
    r"(?i)\bpillars?\b": "pilier",
    r"\bultimates?\b": "Ultime",
    r"\bupkeep\b": "entretien",
}
WORDS["cloudspire"] = {
    r"(?i)\bspires?\b(?! attack die)": "flèche",
    r"(?i)(?<!call )\bminions?\b": "sbire",
    r"(?i)\bheroes\b|\bhero\b": "héros",
    r"(?<!-)\b[Gg]ates?\b(?!-)": r"\bportes?\b",
    r"(?<!promotion )\bmarks?\b(?! it)": "cible",
    r"(?i)\bearthscapes?\b": r"\bterres?\b",
    r"(?i)\bisles?\b": "île",
    r"(?i)\bmercs?\b": "mercenaire",
    r"(?i)\blandmarks?\b": "lieux?",
    r"(?i)\brelics?\b": "relique",
    r"(?i)\badvancements?\b": "amélioration",
    r"(?i)\bbarracks\b": "caserne",
    r"(?i)\bcampfire\b": "feu de camp",
    r"(?i)\binfluence[sd]?\b": "influence",
    r"\bCP\b": r"\bPC\b",
    r"\bSource\b": "Source",
    r"(?i)\bretaliat": r"ripost|rend",
    r"(?i)\bfortifications?\b": "fortification",
    r"(?i)\bpromoted\b": "prom[uo]|promeut|promoted",
    r"(?i)\bteleport": "téléport",
    r"(?i)\bpillages?\b": "pill",
    r"(?i)\bautomaton\b": "automate",
}


def told(slug: str) -> Iterator[tuple[str, str, str]]:
    """Everything that a reader of a book reads in both languages: where, in English, in French."""
    english, french = load_ledger(slug), ledger_in(slug, "fr")
    for old, new in zip(english.rules, french.rules, strict=True):
        for field in ("text", "check", "ruling", "changes"):
            yield f"{old.id} {field}", getattr(old, field), getattr(new, field)
    for question, other in zip(english.questions, french.questions, strict=True):
        yield f"{question.id} question", question.question, other.question
        yield f"{question.id} decision", question.decision, other.decision
    for part, other_part in zip(english.components, french.components, strict=True):
        yield f"{part.id} facts", part.facts, other_part.facts
    for content, other_content in zip(english.contents, french.contents, strict=True):
        for field in TOLD_OF_CONTENTS:
            yield f"{content.id} {field}", content.more.get(field, ""), other_content.more.get(field, "")


def scenarios(slug: str) -> list[Scenario]:
    shelved = {each.id: each.scenario for rule in load_ledger(slug).rules for each in scenarios_of(slug, rule.id)}
    return list(shelved.values())


def told_by_scenarios(slug: str) -> Iterator[tuple[str, str, str]]:
    for scenario in scenarios(slug):
        yield scenario.title, scenario.title, getattr(scenario, "title_fr")  # noqa: B009 - a field by language
        yield f"note of {scenario.title}", scenario.note, getattr(scenario, "note_fr")  # noqa: B009


def ids(text: str) -> Counter[str]:
    return Counter(rule for rule, _ in cited_ids(text))


def numbers(text: str) -> Counter[str]:
    """The numbers of a text, but for the one in the French name of the weaken token."""
    return Counter(NUMBER.findall(re.sub("(jetons?(?: temporaires?)?) -1 Attaque", r"\1", text)))


ALL = [pytest.param(slug, told, id=slug) for slug in FRENCH]
ALL += [pytest.param(slug, told_by_scenarios, id=f"{slug}, scenarios") for slug in COMPLETE]


@pytest.mark.parametrize("slug", COMPLETE)
def test_a_complete_game_has_a_french_book(slug: str) -> None:
    assert has_language(slug, "fr")
    assert ledger_in(slug, "fr").language == "fr"
    assert len(scenarios(slug)) > 100


@pytest.mark.parametrize(("slug", "texts"), ALL)
def test_whatever_is_said_in_english_is_said_in_french_in_other_words(slug: str, texts: Told) -> None:
    for where, english, french in texts(slug):
        assert bool(english) == bool(french), where
        assert not english or english != french, where


@pytest.mark.parametrize(("slug", "texts"), ALL)
def test_the_french_has_the_numbers_and_the_rules_of_the_english(slug: str, texts: Told) -> None:
    for where, english, french in texts(slug):
        assert numbers(french) == numbers(english), where
        assert ids(french) == ids(english), where


@pytest.mark.parametrize(("slug", "texts"), ALL)
def test_the_french_is_french_and_well_set(slug: str, texts: Told) -> None:
    for where, _, french in texts(slug):
        assert not ENGLISH.search(re.sub("«.*?»", "", french)), where
        assert "'" not in french, f"{where}: write ’"
        assert not re.search(r"\w[;:!?](?!\w)", french), f"{where}: a space goes before ; : ! ?"
        assert french == french.strip(), where


@pytest.mark.parametrize("slug", FRENCH)
def test_every_chapter_has_one_french_heading_of_its_own(slug: str) -> None:
    pairs = {
        (old.section, new.section)
        for old, new in zip(load_ledger(slug).rules, ledger_in(slug, "fr").rules, strict=True)
    }
    assert len(pairs) == len({english for english, _ in pairs}) == len({french for _, french in pairs})
    assert {english for english, french in pairs if english == french} <= {"Vampires"}


@pytest.mark.parametrize("slug", FRENCH)
def test_all_but_the_words_is_as_in_english(slug: str) -> None:
    def rest(rule: Rule) -> tuple[object, ...]:
        return rule.id, rule.kind, rule.modes, rule.merges

    assert [rest(rule) for rule in ledger_in(slug, "fr").rules] == [rest(rule) for rule in load_ledger(slug).rules]


def test_cards_and_battles_are_called_as_the_game_calls_them() -> None:
    source = resources.files("hordekeep.games.plankton_horde").joinpath("texts", "fr.ftl").read_text(encoding="utf-8")
    names = dict(re.findall(r"^card-([a-z-]+) = (.+)$", source, re.MULTILINE))
    parts = {part.id: part.name for part in ledger_in(HORDE, "fr").components}
    assert len(names) == 38
    assert {name: parts[f"PH-C-{name.upper()}"] for name in names} == names
    text = " ".join(french for _, _, french in told(HORDE))
    battles = re.findall(r"^battle-[a-z]+ = (.+)$", source, re.MULTILINE)
    assert [battle for battle in battles if battle not in text] == []


def test_cards_of_skytear_horde_are_called_as_on_the_cards() -> None:
    names = {card.names["en"]: card.names["fr"] for card in shelf_for("skytear-horde").cards.values()}
    told_names = [
        (where, names[name], french)
        for where, english, french in told(SKYTEAR)
        for name in names
        if re.search(rf"\b{re.escape(name)}\b", english)
    ]
    assert len(told_names) > 200
    assert [f"{where}: {name}" for where, name, french in told_names if name not in french] == []


def test_cards_of_monoliths_are_called_as_on_the_cards() -> None:
    names = {card.names["en"]: card.names["fr"] for card in shelf().cards.values()}
    for file in resources.files("hordekeep.games").joinpath(MONOLITHS, "content", "cards").iterdir():
        written = tomllib.loads(file.read_text(encoding="utf-8")) if file.name.endswith(".toml") else {}
        for card in written.get("card", ()):
            names[card["name"]] = " ".join(card["name_fr"].split())
    told_names = [
        (where, names[name], " ".join(french.split()))
        for where, english, french in told(MONOLITHS)
        for name in names
        if re.search(rf"\b{re.escape(name)}(?!\w)", english)
    ]
    assert len(told_names) > 200
    assert [f"{where}: {name}" for where, name, french in told_names if name.casefold() not in french.casefold()] == []


def test_chips_cards_and_talents_of_cloudspire_are_called_as_they_call_themselves() -> None:
    """Of their French names every word is there, in the singular or the plural."""
    names: dict[str, str] = {}
    for folder in ("cards", "factions"):
        for file in resources.files("hordekeep.games.cloudspire").joinpath("content", folder).iterdir():
            written = tomllib.loads(file.read_text(encoding="utf-8")) if file.name.endswith(".toml") else {}
            for card in written.get("card", ()):
                if "name_fr" in card and card["name"].strip("# ") not in PLAIN_WORDS:
                    names[card["name"].strip("# ")] = card["name_fr"].strip("# ")

    def words(text: str) -> str:
        return re.sub(r"[\s’-]+", " ", text.casefold())

    told_names = [
        (where, names[name], words(french))
        for where, english, french in told("cloudspire")
        for name in names
        if re.search(rf"\b{re.escape(name)}(?!\w)", english)
    ]
    assert len(told_names) > 1000
    other = [
        (where, name)
        for where, name, text in told_names
        if any(w.rstrip("sx") not in text for w in words(name).split())
    ]
    assert other == []


@pytest.mark.parametrize("slug", FRENCH)
def test_one_word_stands_for_one_thing(slug: str) -> None:
    other = [
        f"{where}: {word}"
        for where, english, french in (*told(slug), *told_by_scenarios(slug))
        for word, wanted in WORDS[slug].items()
        if re.search(word, english) and not re.search(wanted, french, re.IGNORECASE)
    ]
    assert other == []


def test_a_book_stays_english_in_a_language_that_it_does_not_have() -> None:
    for slug in ledger_slugs():
        assert not has_language(slug, "de")
        assert ledger_in(slug, "de") is load_ledger(slug)
        assert ledger_in(slug, "de").language == "en"


def test_a_rule_is_found_in_a_language() -> None:
    assert find_rule(HORDE, "ph-bet-01", "fr").section == "Le Traître"
    assert find_rule(HORDE, "PH-BET-01").section == "The Betrayer"
    assert find_entry(HORDE, "PH-C-FLAYER", "fr") != find_entry(HORDE, "PH-C-FLAYER")
    assert rules_by_id("monoliths", "fr")["HM-GLO-36"].id == "HM-KEY-02"
    with pytest.raises(BadInput, match="Did you mean 'PH-BET-01'"):
        find_rule(HORDE, "PH-BTE-01", "fr")


def test_french_words_are_searched_in_french_whatever_their_accents_and_apostrophes() -> None:
    def found(words: str, language: str) -> list[str]:
        return [rule.id for _, rule in search_rules(words, HORDE, language)]

    assert found("écorcheur forcer", "fr") == found("ECORCHEUR forcer", "fr") == ["PH-FLAY-02"]
    assert found("écorcheur", "en") == []
    assert found("l'égalité", "fr") == found("l’égalité", "fr")
    assert "PH-FLAY-02" in found("l'égalité", "fr")
    assert found("PH-BET", "fr") == found("PH-BET", "en")
    assert all("flayer" not in rule.text.casefold() for _, rule in search_rules("écorcheur", HORDE, "fr"))


def test_a_search_in_all_books_reads_each_in_the_language_that_it_has() -> None:
    slugs = {slug for slug, _ in search_rules("vampire", None, "fr")}
    assert HORDE in slugs
    assert {slug for slug, _ in search_rules("when", None, "fr")} == set(ledger_slugs()) - set(FRENCH)


def test_a_translation_of_something_that_is_not_there_is_refused() -> None:
    ledger = load_ledger(HORDE)
    one = translated(ledger, "fr", '[PH-BET-01]\ntext = "Oui."')
    assert {rule.text for rule in one.rules} - {rule.text for rule in ledger.rules} == {"Oui."}
    with pytest.raises(BadInput, match="nothing under 'PH-BTE-01'"):
        translated(ledger, "fr", '[PH-BTE-01]\ntext = "Oui."')
    with pytest.raises(TypeError, match="txt"):
        translated(ledger, "fr", '[PH-BET-01]\ntxt = "Oui."')


def test_contents_are_told_in_french_and_keep_their_numbers() -> None:
    english, french = (
        {content.id: content for content in ledger_in("cloudspire", language).contents} for language in ("en", "fr")
    )
    levels = french["CS-K-AI-02"]
    assert (levels.name, levels.more["modes"]) == ("Niveaux", english["CS-K-AI-02"].more["modes"])
    assert levels.more["text"].startswith("Facile")
    assert french["CS-K-UNIT-04"].more == english["CS-K-UNIT-04"].more
    names = {card.names["en"]: card.names["fr"] for card in box().talents.values()}
    talents = [content for content in english.values() if content.kind == "talent"]
    assert {french[each.id].name for each in talents} == {names[each.name] for each in talents}


def test_no_line_of_a_french_rule_is_broken_before_a_sign() -> None:
    text = " ".join(french for slug in FRENCH for _, _, french in told(slug))
    assert re.search("\u00a0[;:?»]", text)
    assert not re.search("«\\x20|\\x20[;:!?%»]", text)


def test_a_scenario_without_french_is_told_in_english() -> None:
    plain = Scenario(rules=["X-1"], title="A tie", note="Look.")
    assert (plain.title_in("fr"), plain.note_in("fr")) == ("A tie", "Look.")
    french = {"title_fr": "Une égalité", "note_fr": "Regardez."}
    both = msgspec.convert({"rules": ["X-1"], "title": "A tie", "note": "Look.", **french}, Scenario)
    assert (both.title_in("fr"), both.note_in("fr")) == ("Une égalité", "Regardez.")
    assert (both.title_in("en"), both.note_in("en")) == ("A tie", "Look.")
