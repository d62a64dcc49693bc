/** `server.ts PEER FILE` serves the content of a file with one of the peers, and prints its URL. */
import { readFileSync } from 'node:fs'
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import Fastify from 'fastify'
import type { CategoryPageQuery } from '../../../schema/generated/operations.ts'
import type { PeerInput } from './peer.types.ts'
import { pageRenderer } from './rendered-page.ts'
import { servedSchema } from './served-schema.ts'

interface Express {
  (): RequestListener & {
    use(...handlers: readonly unknown[]): void
    get(path: string, handler: (request: unknown, response: { send(html: string): void }) => Promise<void>): void
  }
  json(): unknown
}

/** This folder has its own packages, whose types the project does not have. */
const importExpress = async (): Promise<Express> => (await import('express' as string)).default

const PEERS: Readonly<Record<string, (served: PeerInput) => Promise<RequestListener>>> = {
  /** Apollo Server with its defaults, on Express. */
  async apollo({ operation }) {
    const { ApolloServer } = await import('@apollo/server' as string)
    const { expressMiddleware } = await import('@as-integrations/express5' as string)
    const express = await importExpress()
    const server = new ApolloServer({ schema: servedSchema(operation.data) })
    await server.start()
    const app = express()
    app.use('/graphql', express.json(), expressMiddleware(server))
    return app
  },
  /** GraphQL Yoga with its defaults. */
  async yoga({ operation }) {
    const { createYoga } = await import('graphql-yoga' as string)
    return createYoga({ schema: servedSchema(operation.data), logging: false })
  },
  /** Express with the shop's own components. */
  async express({ page }) {
    const express = await importExpress()
    const render = await pageRenderer(page)
    const app = express()
    app.get('/page', async (_request, response) => response.send(await render()))
    return app
  },
  /** A bare Fastify with the shop's own components. */
  async fastify({ page }) {
    const render = await pageRenderer(page)
    const app = Fastify()
    app.get('/page', async (_request, reply) => reply.type('text/html; charset=utf-8').send(await render()))
    await app.ready()
    return app.routing
  },
  /** An app in React Router's framework mode with a loader that returns the data of the shop's listing. */
  async 'react-router'({ operation }) {
    const express = await importExpress()
    const { createRequestHandler } = await import('@react-router/express' as string)
    const build = await import(pathToFileURL(join(import.meta.dirname, 'build/server/index.js')).href)
    globalThis.listing = operation.data as CategoryPageQuery
    const app = express()
    app.use(createRequestHandler({ build, mode: 'production' }))
    return app
  },
}

const [name = '', file = ''] = process.argv.slice(2)
const peer = PEERS[name]
if (!peer) throw new Error(`usage: server.ts ${Object.keys(PEERS).join('|')} FILE`)
const served: PeerInput = JSON.parse(readFileSync(file, 'utf8'))
const server = createServer(await peer(served)).listen(0, '127.0.0.1', () => {
  console.info(`Peer http://127.0.0.1:${(server.address() as AddressInfo).port}`)
})
