import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { service } from '../lib/online.svelte';
import type { Lessons, ShownLesson } from '../lib/protocol';
import { replace, route } from '../lib/router.svelte';
import { readProgress } from '../parts/study/lesson';
import { answerTo } from '../parts/study/testing';
import LearnPage from './LearnPage.svelte';

const lesson = (number: number, ...goal: string[]): ShownLesson => ({
  number,
  title: `Lesson about ${number}`,
  tells: [],
  task: '',
  praise: '',
  goal,
  seat: 0,
  rules: [],
  refused: [],
});
const course: Lessons = { game: 'chess', title: 'A first game', lessons: [lesson(0), lesson(1, 'a'), lesson(2)] };

describe('LearnPage', () => {
  beforeEach(() => {
    localStorage.clear();
    service.answered(); // an earlier test may have ended while something was still being fetched
    vi.stubGlobal('fetch', async (address: string, init?: RequestInit) => {
      const answer = address === '/api/lessons/chess' ? course : answerTo(JSON.parse(String(init?.body)));
      return new Response(JSON.stringify(answer), { status: 200 });
    });
  });
  afterEach(() => {
    cleanup();
    vi.unstubAllGlobals();
  });

  it('goes on where the learner left', async () => {
    localStorage.setItem('learn:chess', '{"at": 1, "done": [0]}');
    replace('/learn/chess');
    render(LearnPage, { game: 'chess' });
    expect(await screen.findByRole('heading', { name: 'Lesson about 1' })).toBeTruthy();
    expect(route.query.get('step')).toBe('2');
  });

  it('forgets nothing that was done when a lesson is opened by its address', async () => {
    localStorage.setItem('learn:chess', '{"at": 1, "done": [0, 1]}');
    replace('/learn/chess?step=3');
    render(LearnPage, { game: 'chess' });
    await screen.findByRole('heading', { name: 'Lesson about 2' });
    await waitFor(() => expect(readProgress('chess', 3)).toEqual({ at: 2, done: [0, 1, 2] }));
  });

  it('leads from lesson to lesson and to the end', async () => {
    replace('/learn/chess?step=2');
    render(LearnPage, { game: 'chess' });
    await fireEvent.click(await screen.findByRole('button', { name: 'Next' }));
    expect(route.query.get('step')).toBe('3');
    await fireEvent.click(await screen.findByRole('button', { name: 'To the end' }));
    expect(route.query.get('step')).toBe('end');
    expect(await screen.findByRole('button', { name: /Play a real game now/ })).toBeTruthy();
    await fireEvent.keyDown(document.body, { key: 'ArrowLeft' });
    expect(route.query.get('step')).toBe('3');
  });
});
