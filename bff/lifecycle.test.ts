import { Agent as HttpAgent, request } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import Fastify from 'fastify'
import { Agent, fetch as undiciFetch } from 'undici'
import { describe, expect, it } from 'vitest'
import { health } from './http/health.ts'
import { closeConnections } from './http/requests/connections.ts'
import { createLifecycle } from './lifecycle.ts'

const ROUNDS = 10
const CLIENTS = 12
const DRAIN_MS = 150
const ANSWER_MS = 10
/** How often a load balancer asks whether a server is ready. */
const CHECK_MS = 30

const SILENT = { info: () => undefined }

/** A server with the shop's own way to stop, whose answers take a moment. */
async function server() {
  const lifecycle = createLifecycle(DRAIN_MS)
  const app = Fastify({ return503OnClosing: false })
  await app.register(closeConnections, { isStopping: () => lifecycle.phase() === 'stopping' })
  await app.register(health, { probe: async () => {}, phase: lifecycle.phase })
  app.get('/page', async () => {
    await pause(ANSWER_MS)
    return { page: 'decking' }
  })
  lifecycle.watch(app.server)
  const url = await app.listen({ port: 0, host: '127.0.0.1' })
  lifecycle.started()
  return { url, lifecycle, close: () => app.close(), stop: async () => lifecycle.drain(SILENT).then(() => app.close()) }
}

/** Clients with keep-alive connections, each asked for an answer's status. */
const CLIENT_KINDS = [
  [
    'undici',
    () => {
      const dispatcher = new Agent({ keepAliveTimeout: 60_000 })
      return async (url: string) => {
        const reply = await undiciFetch(url, { dispatcher })
        await reply.text()
        return reply.status
      }
    },
  ],
  [
    'Node HTTP',
    () => {
      const agent = new HttpAgent({ keepAlive: true })
      return (url: string) =>
        new Promise<number>((resolve, reject) => {
          const asking = request(url, { agent }, (reply) => {
            reply.resume().once('end', () => resolve(reply.statusCode ?? 0))
          })
          asking.once('error', reject).end()
        })
    },
  ],
] as const

// RUN-3
describe('a server that stops under load', () => {
  it.each(CLIENT_KINDS)(
    'resets no connection and fails no request of %s clients',
    { timeout: 60_000 },
    async (_, createClient) => {
      const failures: unknown[] = []
      let answered = 0
      let current = await server()
      const replicas = [current]
      let isOver = false
      const visit = async () => {
        const ask = createClient()
        while (!isOver) {
          await ask(`${current.url}/page`).then(
            (status) => (status === 200 ? answered++ : failures.push(status)),
            (error: unknown) => failures.push(error),
          )
        }
      }
      const visitors = Array.from({ length: CLIENTS }, visit)
      for (let round = 0; round < ROUNDS; round++) {
        const before = answered
        await expect.poll(() => answered, { interval: 5 }).toBeGreaterThan(before + CLIENTS)
        const [old, next] = [current, await server()]
        replicas.push(next)
        const stopped = old.stop()
        // As a load balancer does: new requests go to the next replica once a check has failed.
        while ((await fetch(`${old.url}/health/ready`)).status === 200) await pause(CHECK_MS)
        current = next
        await stopped
      }
      isOver = true
      await Promise.all(visitors)
      await current.close()
      expect(failures).toEqual([])
      expect(answered).toBeGreaterThan(ROUNDS * CLIENTS)
    },
  )

  it('closes a connection after each answer, and still takes new ones while it drains', async () => {
    const { url, lifecycle, stop } = await server()
    expect((await fetch(`${url}/page`)).headers.get('connection')).toBe('keep-alive')
    const stopped = stop()
    expect(lifecycle.phase()).toBe('stopping')
    const reply = await fetch(`${url}/page`)
    expect([reply.status, reply.headers.get('connection')]).toEqual([200, 'close'])
    await stopped
    await expect(fetch(`${url}/page`)).rejects.toThrow()
  })

  it('is not ready before it has started, nor if it stops before that', async () => {
    const lifecycle = createLifecycle(0)
    expect(lifecycle.phase()).toBe('starting')
    await lifecycle.drain(SILENT)
    lifecycle.started()
    expect(lifecycle.phase()).toBe('stopping')
  })
})
