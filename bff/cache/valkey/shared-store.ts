import type { RedisOptions, Valkey } from 'iovalkey'
import { z } from 'zod'
import type { ValkeyConfig } from '../../config/valkey.ts'
import type { Log } from '../log.ts'
import { createTroubleLog, type TroubleLog } from './trouble.ts'

/** What replicas of the shop share, in Valkey. It may be away at any time, and nothing in it is to be believed before it was looked at. */
export interface SharedStore {
  /**
   * What a command answers, or several that are sent together. Never throws: the log is told, once, of what is wrong.
   * @param reply what the answer has to be
   * @returns undefined when the store is away or slow, refuses the command or answers something else: the caller goes on with what the process
   * knows. The command may have been carried out all the same.
   */
  ask<Reply>(reply: z.ZodType<Reply>, command: (client: Valkey) => Promise<unknown>): Promise<Reply | undefined>
  /**
   * Another connection, to subscribe with. It subscribes again by itself after it was lost; what was published meanwhile it never hears: each
   * event `ready` begins a new time. Closed with the store.
   */
  subscriber(): Valkey
  close(): Promise<void>
}

const DatabaseRefused = z.object({ command: z.object({ name: z.literal('select') }) })
const KEEP_ALIVE_MS = 10_000
const LONGEST_PAUSE_MS = 2000

/**
 * Connects to the store that is configured, and again whenever the connection is lost. Does not wait for it: the first commands do, as long as
 * one may take.
 * @returns null where none is configured
 * @source decision 0095
 */
export async function connectSharedStore({ url, timeoutMs }: ValkeyConfig, log: Log): Promise<SharedStore | null> {
  if (!url) return null
  // Imported here: a shop without a store does not load its client, which takes 18 MB.
  const iovalkey = await import('iovalkey')
  const trouble = createTroubleLog(log)
  const connect = (options: Pick<RedisOptions, 'enableOfflineQueue' | 'commandTimeout' | 'maxRetriesPerRequest'>) =>
    new iovalkey.Valkey(url.reveal(), {
      ...options,
      lazyConnect: true,
      connectTimeout: timeoutMs,
      // A server that says nothing is left: it does not become ready again before it answers in this time.
      socketTimeout: timeoutMs,
      keepAlive: KEEP_ALIVE_MS,
      autoResendUnfulfilledCommands: false,
      retryStrategy: (attempts) => Math.min(attempts * 100, LONGEST_PAUSE_MS),
    })
  const client = connect({ enableOfflineQueue: false, commandTimeout: timeoutMs, maxRetriesPerRequest: 0 })
  const opened = openedOnce(client, trouble)
  const leave = onceForEachConnection(client)
  const subscribers: Valkey[] = []

  async function ask<Reply>(reply: z.ZodType<Reply>, command: (client: Valkey) => Promise<unknown>): Promise<Reply | undefined> {
    await opened
    if (client.status !== 'ready') return undefined
    try {
      return reply.parse(await command(client))
    } catch (error) {
      if (isOfConnection(error)) leave()
      else trouble.refused(error)
      return undefined
    }
  }

  return {
    ask,
    subscriber() {
      const subscriber = connect({ enableOfflineQueue: true, maxRetriesPerRequest: null })
      // Both connections are to the same server: one of them says what is wrong with it.
      subscriber.on('error', () => null)
      subscribers.push(subscriber)
      return subscriber
    },
    async close() {
      trouble.end()
      for (const subscriber of subscribers) subscriber.disconnect()
      await opened
      if (client.status === 'ready') await client.quit().catch(() => null)
      client.disconnect()
    },
  }
}

/** Resolves after the first attempt, whatever came of it. */
function openedOnce(client: Valkey, trouble: TroubleLog): Promise<unknown> {
  let error: unknown = null
  client.on('error', (latest) => {
    error = latest
    // The database is refused, and the connection goes on with another.
    if (DatabaseRefused.safeParse(latest).success) trouble.refused(latest)
  })
  client.on('close', () => trouble.away(error))
  client.on('ready', () => {
    error = null
    trouble.back()
  })
  return client.connect().catch(() => null)
}

/** Leaves a server that says nothing; the client connects anew by itself. */
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

/** What is neither the server's word nor a look at it: no answer came. */
const isOfConnection = (error: unknown): boolean =>
  error instanceof Error && error.name !== 'ReplyError' && !(error instanceof z.ZodError)
