/** What of the battlefield is in view: all of it, or a part that was brought nearer. */

import type { Attachment } from 'svelte/attachments';
import { SIDE, WIDTH, type Point } from '../../lib/hexagons';
import type { Plane } from './plane';

/** So large a hex may become, and so large it should be where it is pressed with a finger. */
const LARGEST = 96;
export const FINGER = 46;
const MARGIN = 9;
/** Room that the buttons need. */
const BUTTONS = 46;
/** A pointer that moves less than this presses. */
const STILL = 7;

export class Camera {
  width = $state(0);
  height = $state(0);
  /** How much larger than drawn; 0 shows everything. */
  #scale = $state(0);
  #middle = $state.raw<Point>({ x: 0, y: 0 });
  /** Is it being moved by hand? Then it follows at once. */
  held = $state(false);
  readonly #ground: () => Pick<Plane, 'box' | 'middle'>;
  #wasDragged = false;

  constructor(ground: () => Pick<Plane, 'box' | 'middle'>) {
    this.#ground = ground;
  }

  /** Everything in view, beside the buttons or above them, whichever leaves it larger. */
  readonly #whole = $derived.by(() => {
    const { left, top, right, bottom } = this.#ground().box;
    const fits = (width: number, height: number): number =>
      Math.min((width - 2 * MARGIN) / (right - left + WIDTH), (height - 2 * MARGIN) / (bottom - top + 2 * SIDE));
    const [besides, above] = [fits(this.width - BUTTONS, this.height), fits(this.width, this.height - BUTTONS)];
    const scale = Math.max(besides, above);
    if (!(scale > 0)) return { scale: 1, middle: { x: 0, y: 0 }, above: false };
    const aside = BUTTONS / 2 / scale;
    const middle = {
      x: (left + right) / 2 + (above > besides ? 0 : aside),
      y: (top + bottom) / 2 + (above > besides ? aside : 0),
    };
    return { scale, middle, above: above > besides };
  });

  /** Do the buttons lie in a row below the battlefield, not in a column beside it? */
  get buttonsBelow(): boolean {
    return this.#whole.above;
  }

  get showsAll(): boolean {
    return this.#scale === 0;
  }

  get scale(): number {
    return this.#scale || this.#whole.scale;
  }

  get middle(): Point {
    return this.#scale === 0 ? this.#whole.middle : this.#middle;
  }

  get transform(): string {
    const { scale, middle } = this;
    return `translate(${this.width / 2 - middle.x * scale}px, ${this.height / 2 - middle.y * scale}px) scale(${scale})`;
  }

  /** Where a point of the ground is on the screen, from the corner of the field. */
  toScreen({ x, y }: Point): Point {
    return {
      x: (x - this.middle.x) * this.scale + this.width / 2,
      y: (y - this.middle.y) * this.scale + this.height / 2,
    };
  }

  toGround({ x, y }: Point): Point {
    return {
      x: (x - this.width / 2) / this.scale + this.middle.x,
      y: (y - this.height / 2) / this.scale + this.middle.y,
    };
  }

  showAll(): void {
    this.#scale = 0;
  }

  /** Nearer or farther, so that what is at a point of the screen stays there. */
  zoom(by: number, at: Point = { x: this.width / 2, y: this.height / 2 }): void {
    const fixed = this.toGround(at);
    const scale = Math.min(this.scale * by, LARGEST / WIDTH);
    if (scale <= this.#whole.scale * 1.01) {
      this.showAll();
      return;
    }
    this.#look(scale, { x: fixed.x - (at.x - this.width / 2) / scale, y: fixed.y - (at.y - this.height / 2) / scale });
  }

  /** Move what is in view by so much on the screen. */
  drag(by: Point): void {
    if (this.showsAll) return;
    this.#look(this.scale, { x: this.middle.x - by.x / this.scale, y: this.middle.y - by.y / this.scale });
  }

  /** Bring these hexes into view, as large as a finger needs them if they fit so. */
  show(hexes: readonly string[]): void {
    const points = hexes.map((hex) => this.#ground().middle(hex));
    if (points.length === 0 || this.width === 0) return;
    const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
    const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
    const [beside, below] = this.buttonsBelow ? [0, BUTTONS] : [BUTTONS, 0];
    const across = (this.width - beside - 2 * MARGIN) / (right - left + 2 * WIDTH);
    const fits = Math.min(across, (this.height - below - 2 * MARGIN) / (bottom - top + 3 * SIDE));
    const scale = Math.max(FINGER / WIDTH, Math.min(fits, (1.15 * FINGER) / WIDTH));
    if (scale <= this.#whole.scale) {
      this.showAll();
      return;
    }
    const all = { x: (left + right) / 2, y: (top + bottom) / 2 };
    const far = ({ x, y }: Point): number => Math.hypot(x - all.x, y - all.y);
    // Where not all of them fit, at least one is in the middle.
    const middle = scale <= fits ? all : points.reduce((best, each) => (far(each) < far(best) ? each : best));
    this.#look(scale, { x: middle.x + beside / 2 / scale, y: middle.y + below / 2 / scale });
  }

  /** See to it that a hex is not beyond the edge. */
  reveal(hex: string): void {
    if (this.showsAll || this.width === 0) return;
    const at = this.toScreen(this.#ground().middle(hex));
    const room = this.scale * SIDE * 1.2;
    const over = (value: number, most: number): number =>
      value < room ? room - value : Math.min(0, most - room - value);
    this.drag({ x: over(at.x, this.width), y: over(at.y, this.height) });
  }

  /** The battlefield stays in view: where it is larger than the room its edges stop at the room's. */
  #look(scale: number, middle: Point): void {
    const { left, top, right, bottom } = this.#ground().box;
    const kept = (value: number, low: number, high: number, room: number): number => {
      const half = room / scale / 2;
      return high - low <= 2 * half ? (low + high) / 2 : Math.min(Math.max(value, low + half), high - half);
    };
    this.#scale = scale;
    this.#middle = {
      x: kept(middle.x, left - WIDTH, right + WIDTH + BUTTONS / scale, this.width),
      y: kept(middle.y, top - 1.5 * SIDE, bottom + 1.5 * SIDE + BUTTONS / scale, this.height),
    };
  }

  /** Was the last press in truth a drag? Asked once, when the click comes. */
  tookPress(): boolean {
    const dragged = this.#wasDragged;
    this.#wasDragged = false;
    return dragged;
  }

  /** Drag to move, pinch or wheel to zoom. */
  readonly handle: Attachment<SVGElement | HTMLElement> = (field) => {
    const pointers = new Map<number, Point>();
    const box = (): DOMRect => field.getBoundingClientRect();
    let begun: Point | null = null;

    const down = (event: PointerEvent): void => {
      if (event.button !== 0) return;
      pointers.set(event.pointerId, { x: event.clientX, y: event.clientY });
      this.#wasDragged = false;
      begun = { x: event.clientX, y: event.clientY };
    };
    const move = (event: PointerEvent): void => {
      const before = pointers.get(event.pointerId);
      if (!before || !begun) return;
      const now = { x: event.clientX, y: event.clientY };
      if (pointers.size === 2) {
        const [other] = [...pointers].filter(([id]) => id !== event.pointerId).map(([, point]) => point);
        if (other) this.#pinch(before, now, other, box());
        this.#wasDragged = true;
      } else if (this.held || Math.hypot(now.x - begun.x, now.y - begun.y) > STILL) {
        if (!this.held && !this.showsAll) field.setPointerCapture(event.pointerId);
        this.held = !this.showsAll;
        this.#wasDragged = !this.showsAll;
        this.drag({ x: now.x - before.x, y: now.y - before.y });
      }
      pointers.set(event.pointerId, now);
    };
    const up = (event: PointerEvent): void => {
      pointers.delete(event.pointerId);
      if (pointers.size === 0) this.held = false;
    };
    const wheel = (event: WheelEvent): void => {
      const scrolls = field.closest('.ground');
      if (!event.ctrlKey && scrolls && scrolls.scrollHeight > scrolls.clientHeight + 1) return;
      event.preventDefault();
      const { left, top } = box();
      this.zoom(Math.exp(-event.deltaY / 500), { x: event.clientX - left, y: event.clientY - top });
    };

    const heard: readonly [string, (event: never) => void][] = [
      ['pointerdown', down],
      ['pointermove', move],
      ['pointerup', up],
      ['pointercancel', up],
      ['wheel', wheel],
    ];
    for (const [kind, listener] of heard) field.addEventListener(kind, listener as EventListener, { passive: false });
    return () => {
      for (const [kind, listener] of heard) field.removeEventListener(kind, listener as EventListener);
    };
  };

  #pinch(before: Point, now: Point, other: Point, box: DOMRect): void {
    const far = (point: Point): number => Math.hypot(point.x - other.x, point.y - other.y);
    const at = { x: (now.x + other.x) / 2 - box.left, y: (now.y + other.y) / 2 - box.top };
    if (far(before) > 0) this.zoom(far(now) / far(before), at);
    this.drag({ x: (now.x - before.x) / 2, y: (now.y - before.y) / 2 });
  }
}
