import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { PaperSocket, frame, welcome } from './table-fixtures';
import { TableSocket, waitBefore } from './socket';

describe('the socket', () => {
  const heard = vi.fn();
  const lost = vi.fn();
  let socket: TableSocket;

  beforeEach(() => {
    vi.useFakeTimers();
    PaperSocket.made = [];
    heard.mockReset();
    lost.mockReset();
    socket = new TableSocket(() => 'ws://here', { heard, lost }, PaperSocket.connect);
    socket.open();
  });
  afterEach(() => {
    socket.close();
    vi.useRealTimers();
  });

  test('waits longer each time, but never too long', () => {
    const waits = [0, 1, 2, 3, 9].map((attempt) => waitBefore(attempt, 0.5));
    expect(waits).toEqual([500, 1000, 2000, 4000, 10_000]);
  });

  test('comes back by itself', () => {
    PaperSocket.last.break();
    expect(lost).toHaveBeenCalledTimes(1);
    vi.advanceTimersByTime(700);
    expect(PaperSocket.made).toHaveLength(2);
  });

  test('sends nothing while it is away, and nothing later either', () => {
    expect(socket.send({ type: 'ping', id: 'x' })).toBe(false);
    PaperSocket.last.open();
    expect(PaperSocket.last.sent).toEqual([]);
    expect(socket.send({ type: 'ping', id: 'x' })).toBe(true);
  });

  test('tries at once when the network is back', () => {
    PaperSocket.last.break();
    window.dispatchEvent(new Event('online'));
    expect(PaperSocket.made).toHaveLength(2);
  });

  test('notices a line that is open but dead', () => {
    PaperSocket.last.open();
    vi.advanceTimersByTime(20_000);
    expect(PaperSocket.last.sentCount('ping')).toBe(1);
    vi.advanceTimersByTime(8_000);
    expect(lost).toHaveBeenCalledWith(1006);
  });

  test('a line that answers its pings is kept', () => {
    PaperSocket.last.open();
    vi.advanceTimersByTime(20_000);
    PaperSocket.last.say({ type: 'pong', id: 'ping' });
    vi.advanceTimersByTime(15_000);
    expect(lost).not.toHaveBeenCalled();
    expect(heard).not.toHaveBeenCalled();
  });

  test('once closed it stays away', () => {
    socket.close();
    PaperSocket.last.break();
    vi.advanceTimersByTime(60_000);
    expect(PaperSocket.made).toHaveLength(1);
    expect(lost).not.toHaveBeenCalled();
  });

  test('passes on what it hears', () => {
    PaperSocket.last.open();
    PaperSocket.last.say(welcome(frame(null)));
    expect(heard).toHaveBeenCalledWith(expect.objectContaining({ type: 'welcome' }));
  });
});
