/** What is pressed on a board of hexes: what can be chosen and what it lights, and an area while it is being laid. */

import { buttonsOf, keysOf } from '../../lib/offers';
import type { BoardProps } from '../common/board';
import { placementsOf, type Placement } from './areas';
import { glowOf, meantAt, type Glow } from '../common/glowing';
import { setTouching } from './touching';

export class Pressing {
  readonly #props: () => BoardProps;
  /** What is pointed at beside the hexes. */
  pointed = $state.raw<readonly string[]>([]);
  /** The ways to lay an area at the place that is pointed at, and which of them is shown. */
  #ways = $state.raw<readonly Placement[]>([]);
  #way = $state(0);

  readonly offers = $derived.by(() => {
    const { frame, lit, among = [] } = this.#props();
    return lit.size > 0 || among.length > 0 ? (frame.ask?.offers ?? []) : [];
  });
  readonly placements = $derived(placementsOf(this.offers));
  readonly glow: Glow = $derived.by(() => {
    const { lit, among = [], considered } = this.#props();
    if (this.placements.length === 0) return glowOf(lit, among, considered);
    return { lit: new Set<string>(), held: new Set<string>(), considered: new Set(considered?.touches ?? []) };
  });
  readonly #keys = $derived.by(() => {
    const { among = [] } = this.#props();
    return among.length > 0 ? keysOf(among, among) : keysOf(this.offers, buttonsOf(this.offers, false));
  });
  /** The way to lay the area that is shown. */
  readonly placed = $derived.by(() => {
    const { considered } = this.#props();
    const sure = this.placements.find(({ offer }) => offer.key === considered?.key);
    return (
      sure ??
      this.placements.find(({ offer }) => offer.key === this.#ways[this.#way]?.offer.key) ??
      this.placements[0] ??
      null
    );
  });

  /** `leave` is called before anything is pressed: nothing is looked at then. To be made while a board is set up. */
  constructor(props: () => BoardProps, leave: () => void) {
    this.#props = props;
    setTouching({
      glow: () => this.glow,
      keyAt: (id) => {
        const { lit, among = [] } = props();
        const [only, another] = meantAt(lit, among, id);
        return only && !another ? this.#keys.get(only.key) : undefined;
      },
      touch: (id) => {
        leave();
        props().ontouch(id);
      },
      point: (ids) => (this.pointed = ids),
    });
  }

  /** Something new is asked: nothing has been pointed at for it. */
  readonly begin = (): void => {
    [this.#ways, this.#way] = [[], 0];
  };

  readonly place = (nearer: readonly Placement[]): void => {
    if (!this.#props().considered) [this.#ways, this.#way] = [nearer, 0];
  };

  readonly turn = (by: number): void => {
    if (this.placements.length === 0) return;
    if (this.#ways.length === 0) this.#ways = this.placements;
    this.#way = (this.#way + by + this.#ways.length) % this.#ways.length;
    const { considered, onpress } = this.#props();
    const next = this.#ways[this.#way];
    if (considered && next) onpress?.(next.offer);
  };

  readonly choose = ({ offer }: Placement): void => {
    const { onpress, ontouch } = this.#props();
    if (onpress) onpress(offer);
    else ontouch(offer.touches[0] ?? '');
  };
}
