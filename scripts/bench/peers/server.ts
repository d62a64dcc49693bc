import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { apollo } from './apollo.ts'
import { express } from './express.ts'
import { fastify } from './fastify.ts'
import type { Peer, PeerInput } from './peer.types.ts'
import { reactRouter } from './react-router.ts'
import { yoga } from './yoga.ts'

/** `server.ts PEER FILE` serves the content of a file with one of the peers, and prints its URL. */
const PEERS: Readonly<Record<string, Peer>> = { apollo, yoga, express, fastify, 'react-router': reactRouter }

const [name = '', file = ''] = process.argv.slice(2)
const peer = PEERS[name]
if (!peer) throw new Error(`usage: server.ts ${Object.keys(PEERS).join('|')} FILE`)
const served: PeerInput = JSON.parse(readFileSync(file, 'utf8'))
const server = createServer(await peer(served)).listen(0, '127.0.0.1', () => {
  console.info(`Peer http://127.0.0.1:${(server.address() as AddressInfo).port}`)
})
