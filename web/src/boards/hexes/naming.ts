/** The names of things on the board, for those who hear it and for lists. */

import { faceOf, keywordOf, readable, type Shelf } from '../../lib/cards.svelte';
import type { TextsOf } from '../../lib/words.svelte';
import type texts from '../../texts/hexes';
import type { Cell, Ground } from './ground';
import type { SeenEntry } from './seen';
import { heroesOf, piecesOn, waitingMinions, type Arena, type Named, type Side } from './view';

export type Words = TextsOf<typeof texts>;

/** "Yami"; with its side if both sides have the same hero. */
export function heroName(t: Words, shelf: Shelf, arena: Arena, name: string): string {
  const hero = arena.heroes[name]?.hero ?? name.split('.')[1] ?? name;
  const side = name.split('.')[0] ?? '';
  const said = faceOf(shelf, hero).name;
  const twice = heroesOf(arena).filter((each) => each.hero === hero).length > 1;
  return twice ? `${said} ${t.ofSide[side] ?? side}` : said;
}

/** Everything about a hero in a line. */
export function heroSaid(t: Words, shelf: Shelf, arena: Arena, hero: Named): string {
  const face = faceOf(shelf, hero.hero);
  return t.list([
    `${heroName(t, shelf, arena, hero.name)} ${t.ofSide[hero.side] ?? ''}`,
    face.type_line,
    hero.state === 'defeated' ? '' : t.piece.hp(hero.hp, hero.max_hp),
    arena.active?.hero === hero.name ? t.piece.acts : (t.state[hero.state] ?? hero.state),
    ...hero.conditions.map((each) => keywordOf(shelf, each).name),
    t.piece.mana(hero.mana),
    t.piece.armor(hero.armor),
    t.piece.attack(hero.attack, hero.flips),
    t.piece.moves(hero.move),
    t.piece.reaches(hero.range),
    hero.leads.length > 0 ? t.piece.leads(hero.leads.length) : '',
    hero.cards.length > 0 ? t.piece.cards(hero.cards.map((card) => faceOf(shelf, card).name).join(', ')) : '',
    hero.state === 'defeated' && hero.returns > 0 ? t.piece.returns(hero.returns) : '',
  ]);
}

/** A piece or place by its id, short: "Yami", "minion of Red". */
export function pieceName(t: Words, shelf: Shelf, arena: Arena, id: string): string {
  const [kind = '', first = '', second = ''] = id.split(':');
  const side = t.ofSide[first] ?? first;
  switch (kind) {
    case 'hero':
      return heroName(t, shelf, arena, first);
    case 'illusion':
      return t.piece.illusion(heroName(t, shelf, arena, first), t.ofSide[first.split('.')[0] ?? ''] ?? '');
    case 'minion':
      return t.piece.minion(side);
    case 'pillar':
      return t.piece.pillar(side);
    case 'outsider':
      return t.piece.outsider(faceOf(shelf, arena.outsiders[Number(first) - 1]?.card ?? '').name);
    case 'tower':
      return t.piece.tower(side, arena.lanes[second]?.towers[first as Side] ?? 0);
    case 'nexus': {
      const hp = arena.nexus[first as Side];
      return hp < 0 ? t.list([t.piece.nexus(side), t.piece.nexusSafe]) : t.piece.nexusHp(side, hp);
    }
    case 'lane':
      return t.piece.token(arena.lanes[first]?.number ?? 0, t.lane[first] ?? first);
    case 'dome':
      return t.piece.point;
    case 'hex':
      return t.hex.at(first);
    default:
      return readable(second || first || kind);
  }
}

/** What is said of a piece on its hex. */
function pieceSaid(t: Words, shelf: Shelf, arena: Arena, id: string): string {
  const [kind = '', first = ''] = id.split(':');
  if (kind === 'hero') {
    const hero = heroesOf(arena).find(({ name }) => name === first);
    if (hero) return heroSaid(t, shelf, arena, hero);
  }
  const name = pieceName(t, shelf, arena, id);
  if (kind === 'nexus') return t.list([name, t.piece.waiting(waitingMinions(arena, first as Side))]);
  const control =
    kind === 'lane' ? arena.lanes[first]?.control : kind === 'dome' ? arena.domes[first]?.control : undefined;
  return control ? t.list([name, t.piece.control(control.blue, control.red)]) : name;
}

/** The place of a hex: Lane, Dome, base, Cover. */
function placeOf(t: Words, cell: Cell | undefined): string {
  if (!cell) return '';
  const of = cell.terrain === 'lane' ? t.lane[cell.of] : cell.terrain === 'dome' ? t.dome[cell.of] : undefined;
  return t.list([of ?? t.terrain[cell.terrain] ?? '', cell.cover ? t.hex.cover : '']);
}

/** A hex with all that lies on it. */
export function hexSaid(t: Words, shelf: Shelf, arena: Arena, ground: Ground, hex: string): string {
  const pieces = piecesOn(arena, hex).filter((id) => !id.startsWith('hex:'));
  const barred = barredHexes(arena).has(hex) ? t.hex.barred : '';
  const place = t.list([t.hex.at(hex), placeOf(t, ground.cells.get(hex)), barred]);
  return [place, ...pieces.map((id) => pieceSaid(t, shelf, arena, id))].join('. ');
}

/** The hexes that nobody may enter for now. */
export function barredHexes(arena: Arena): ReadonlySet<string> {
  return new Set(arena.lasting.flatMap(({ kind, hexes }) => (kind === 'bar' ? (hexes ?? []) : [])));
}

/** What an action, a card or a skill ("akhuti/retribution") is called. */
export function whatName(t: Words, shelf: Shelf, what: string): string {
  const known = t.action[what] ?? shelf.cards.get(what)?.name;
  return known ?? readable(what.split('/').at(-1) ?? what);
}

/** Who does an entry of the Stack, and to whom. */
export function entrySaid(t: Words, shelf: Shelf, arena: Arena, entry: SeenEntry): string {
  const hero = pieceName(t, shelf, arena, entry.hero.includes(':') ? entry.hero : `hero:${entry.hero}`);
  const who = entry.kind === 'card' ? t.stack.card(hero) : entry.kind === 'skill' ? t.stack.skill(hero) : hero;
  const targets = entry.targets.map((id) => pieceName(t, shelf, arena, id));
  return t.list([who, targets.length > 0 ? t.stack.targets(targets.join(', ')) : '', entry.free ? t.stack.free : '']);
}
