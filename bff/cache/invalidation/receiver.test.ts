import { EventEmitter } from 'node:events'
import type { Valkey } from 'iovalkey'
import { expect, it, vi } from 'vitest'
import { createReceiver } from './receiver.ts'
import { RecentInvalidations } from './recent.ts'

// RUN-46
it('logs one reconnect once, even if the store answers later than its subscription', async () => {
  const subscriber = Object.assign(new EventEmitter(), { status: 'ready', subscribe: async () => 1 }) as unknown as Valkey
  const ask = vi.fn().mockResolvedValueOnce(undefined).mockResolvedValueOnce(undefined).mockResolvedValue([null, 7])
  const log = { debug: vi.fn(), warn: vi.fn(), error: vi.fn() }
  const invalidate = vi.fn((tags: readonly string[]) => ({ tags, skipped: [], entries: 3 }))
  const replica = { id: 'a', store: { ask } as never, channel: 'c', recent: new RecentInvalidations(), retryMs: 1, log }
  const receiver = createReceiver(replica, subscriber, { invalidate })
  subscriber.emit('ready')
  await expect.poll(receiver.last).toBe(7)
  expect(invalidate).toHaveBeenCalledTimes(2)
  expect(log.warn).toHaveBeenCalledTimes(1)
  subscriber.emit('message', 'c', 'unreadable')
  expect(log.warn).toHaveBeenCalledTimes(2)
})
