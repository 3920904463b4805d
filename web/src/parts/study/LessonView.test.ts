import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ShownLesson } from '../../lib/protocol';
import LessonView from './LessonView.svelte';
import { serveStudies } from './testing';

const lesson = (number: number, ...goal: string[]): ShownLesson => ({
  number,
  title: 'A first step',
  tells: ['This is told.'],
  task: 'Choose a.',
  praise: 'Well chosen.',
  goal,
  seat: 0,
  rules: ['CH-A-01'],
  refused: [],
});

function show(shown: ShownLesson) {
  const ondone = vi.fn();
  const onnext = vi.fn();
  const onback = vi.fn();
  render(LessonView, { game: 'chess', lesson: shown, isFirst: false, isLast: false, ondone, onback, onnext });
  return { ondone, onnext, onback };
}

// Moments are kept while the page lives, so every test has a lesson of its own.
describe('LessonView', () => {
  beforeEach(() => void serveStudies());
  afterEach(() => {
    cleanup();
    vi.unstubAllGlobals();
  });

  it('praises the choice that was asked for and leads on', async () => {
    const { ondone, onnext } = show(lesson(0, 'a'));
    await fireEvent.click(await screen.findByRole('button', { name: /Choose a/ }));
    expect(await screen.findByText('Well chosen.', { selector: '.praise span' })).toBeTruthy();
    expect(ondone).toHaveBeenCalled();
    await fireEvent.click(screen.getByRole('button', { name: 'Next' }));
    expect(onnext).toHaveBeenCalledOnce();
  });

  it('calls another choice legal, does not make it, and shows the right one on request', async () => {
    const { ondone } = show(lesson(1, 'a'));
    await fireEvent.click(await screen.findByRole('button', { name: /Choose b/ }));
    expect((await screen.findByRole('alert')).textContent).toContain('Choose a');
    expect(ondone).not.toHaveBeenCalled();
    await fireEvent.click(screen.getByRole('button', { name: 'Show me' }));
    expect(await screen.findByText('Well chosen.', { selector: '.praise span' })).toBeTruthy();
  });

  it('asks for its choices one after another', async () => {
    const { ondone } = show(lesson(2, 'a', '*'));
    await fireEvent.click(await screen.findByRole('button', { name: /Choose a/ }));
    await screen.findByText('What now, after 1?', { selector: '.question span' });
    expect(ondone).not.toHaveBeenCalled();
    await fireEvent.click(await screen.findByRole('button', { name: /Choose b/ }));
    expect(await screen.findByText('Well chosen.', { selector: '.praise span' })).toBeTruthy();
    await fireEvent.click(screen.getByRole('button', { name: 'Once more' }));
    expect(await screen.findByText('What now, after 0?', { selector: '.question span' })).toBeTruthy();
  });

  it('is done by reading when it has no task', () => {
    const { ondone } = show({ ...lesson(3), praise: '' });
    expect(ondone).toHaveBeenCalled();
    expect(screen.getByRole('button', { name: 'Next' }).classList.contains('lit')).toBe(true);
  });
});
