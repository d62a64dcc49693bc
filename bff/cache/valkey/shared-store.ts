import type { RedisOptions, Valkey } from 'iovalkey'
import { z } from 'zod'
import type { ValkeyConfig } from '../../config/valkey.ts'
import type { Log } from '../log.ts'
import { createOutageLog, type OutageLog } from './outage-log.ts'

/** The data that replicas of the shop share, in Valkey. It may be unavailable at any time, and its content must be validated. */
export interface SharedStore {
  /**
   * Sends one or more commands and returns their validated answer. Never throws; problems are logged once.
   * @param reply schema of the answer
   * @returns undefined if the store is unavailable or slow, rejects the command or answers something else: the caller continues
   * with what its process knows. The command may have been executed nonetheless.
   */
  ask<Reply>(reply: z.ZodType<Reply>, command: (client: Valkey) => Promise<unknown>): Promise<Reply | undefined>
  /**
   * Opens another connection for subscriptions. It resubscribes after a connection loss, but messages published meanwhile are
   * lost: each `ready` event starts a new period. Closed with the store.
   */
  subscriber(): Valkey
  close(): Promise<void>
}

const DatabaseRefused = z.object({ command: z.object({ name: z.literal('select') }) })
const KEEP_ALIVE_MS = 10_000
const LONGEST_PAUSE_MS = 2000

/**
 * Connects to the configured store, and reconnects whenever the connection is lost. Does not wait for the connection; the first
 * commands do, up to their timeout.
 * @returns null if no store is configured
 * @source decision 0026
 */
export async function connectSharedStore({ url, timeoutMs }: ValkeyConfig, log: Log): Promise<SharedStore | null> {
  if (!url) return null
  // Imported here, because the client takes 18 MB that a shop without a store does not need.
  const iovalkey = await import('iovalkey')
  const outages = createOutageLog(log)
  const connect = (options: Pick<RedisOptions, 'enableOfflineQueue' | 'commandTimeout' | 'maxRetriesPerRequest'>) =>
    new iovalkey.Valkey(url.reveal(), {
      ...options,
      lazyConnect: true,
      connectTimeout: timeoutMs,
      // Abandons a server that does not answer. It is ready again only once it answers within this time.
      socketTimeout: timeoutMs,
      keepAlive: KEEP_ALIVE_MS,
      autoResendUnfulfilledCommands: false,
      retryStrategy: (attempts) => Math.min(attempts * 100, LONGEST_PAUSE_MS),
    })
  const client = connect({ enableOfflineQueue: false, commandTimeout: timeoutMs, maxRetriesPerRequest: 0 })
  const opened = openedOnce(client, outages)
  const leave = onceForEachConnection(client)
  const subscribers: Valkey[] = []

  async function ask<Reply>(reply: z.ZodType<Reply>, command: (client: Valkey) => Promise<unknown>): Promise<Reply | undefined> {
    await opened
    if (client.status !== 'ready') return undefined
    try {
      return reply.parse(await command(client))
    } catch (error) {
      if (isOfConnection(error)) leave()
      else outages.rejected(error)
      return undefined
    }
  }

  return {
    ask,
    subscriber() {
      const subscriber = connect({ enableOfflineQueue: true, maxRetriesPerRequest: null })
      // Both connections lead to the same server, so one of them logs its errors.
      subscriber.on('error', () => null)
      subscribers.push(subscriber)
      return subscriber
    },
    async close() {
      outages.close()
      for (const subscriber of subscribers) subscriber.disconnect()
      await opened
      if (client.status === 'ready') await client.quit().catch(() => null)
      client.disconnect()
    },
  }
}

/** Resolves after the first attempt, whether it succeeds or not. */
function openedOnce(client: Valkey, outages: OutageLog): Promise<unknown> {
  let error: unknown = null
  client.on('error', (latest) => {
    error = latest
    // The database is rejected, and the connection continues with another one.
    if (DatabaseRefused.safeParse(latest).success) outages.rejected(latest)
  })
  client.on('close', () => outages.unavailable(error))
  client.on('ready', () => {
    error = null
    outages.recovered()
  })
  return client.connect().catch(() => null)
}

/** Abandons a server that does not answer; the client reconnects on its own. */
function onceForEachConnection(client: Valkey): () => void {
  let isLeaving = false
  client.on('close', () => {
    isLeaving = false
  })
  return () => {
    if (isLeaving || client.status !== 'ready') return
    isLeaving = true
    client.disconnect(true)
  }
}

/** No answer came: neither an error of the server nor an invalid answer. */
const isOfConnection = (error: unknown): boolean =>
  error instanceof Error && error.name !== 'ReplyError' && !(error instanceof z.ZodError)
