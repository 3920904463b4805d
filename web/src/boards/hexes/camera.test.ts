import { describe, expect, it } from 'vitest';
import { Camera, FINGER } from '../hexgrid/camera.svelte';
import { WIDTH } from '../../lib/hexagons';
import { Ground } from './ground';
import { MAPS } from './testing';

const ground = new Ground(MAPS['two-lanes']!, false);

function cameraOf(width: number, height: number): Camera {
  const camera = new Camera(() => ground);
  [camera.width, camera.height] = [width, height];
  return camera;
}

describe('the camera', () => {
  it.each([
    [390, 436],
    [540, 520],
    [900, 500],
  ])('shows everything in %d by %d', (width, height) => {
    const camera = cameraOf(width, height);
    expect(camera.showsAll).toBe(true);
    for (const name of ground.cells.keys()) {
      const { x, y } = camera.toScreen(ground.middle(name));
      expect(x > 0 && x < width && y > 0 && y < height).toBe(true);
    }
  });

  it('comes nearer to a point, which stays where it is, and goes back', () => {
    const camera = cameraOf(390, 436);
    const at = { x: 200, y: 200 };
    const before = camera.toGround(at);
    camera.zoom(2, at);
    expect(camera.toGround(at).x).toBeCloseTo(before.x);
    expect(camera.toGround(at).y).toBeCloseTo(before.y);
    camera.zoom(0.1, at);
    expect(camera.showsAll).toBe(true);
  });

  it('brings hexes as near as a finger needs them, and keeps them in view', () => {
    const camera = cameraOf(390, 436);
    const hexes = ['-3.5', '-2.5', '-3.6', '-4.6'];
    camera.show(hexes);
    expect(camera.scale * WIDTH).toBeGreaterThanOrEqual(FINGER);
    for (const hex of hexes) {
      const { x, y } = camera.toScreen(ground.middle(hex));
      expect(x > 0 && x < 390 && y > 0 && y < 436).toBe(true);
    }
  });

  it('does not lose the battlefield, however it is dragged', () => {
    const camera = cameraOf(390, 436);
    camera.zoom(2);
    camera.drag({ x: 10_000, y: -10_000 });
    const { x, y } = camera.middle;
    expect(x).toBeGreaterThan(ground.box.left - 2 * WIDTH);
    expect(y).toBeLessThan(ground.box.bottom + 4 * WIDTH);
    camera.reveal('0.0');
    const seen = camera.toScreen(ground.middle('0.0'));
    expect(seen.x > 0 && seen.x < 390 && seen.y > 0 && seen.y < 436).toBe(true);
  });
});
