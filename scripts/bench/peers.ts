import { spawnSync } from 'node:child_process'
import { mkdtempDisposableSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { documents } from '../../schema/generated/documents.ts'
import { CategoryPageDocument } from '../../schema/generated/operations.ts'
import { startShop } from '../../test/kit/shop.ts'
import { PAGE_DATA_ID } from '../../web/data/page-data.ts'
import { installOwnPackages } from '../own-packages.ts'
import { atLeast, type Measurement } from './budget.ts'
import type { PeerInput } from './peers/peer.types.ts'
import { type Target, throughputRatio } from './ratio.ts'
import { type ServerProcess, startServer } from './server-process.ts'
import { fullCategory } from './serving.ts'

const FOLDER = 'scripts/bench/peers'
const JSON_TYPE = { 'content-type': 'application/json' }

/**
 * Throughput of the shop over that of well-known servers with their defaults, in one run: the same query from the same data through Apollo
 * Server and GraphQL Yoga, whose resolvers have nothing to do; the same page from the shop's own components through Express; and a
 * listing with the same data in React Router's framework mode. The shop asks its platform, caches and limits as always. @source decision 0008
 */
export async function measurePeers(): Promise<Measurement[]> {
  installOwnPackages(FOLDER, 'the peers')
  buildApp()
  await using shop = await startShop({ env: { LOG_LEVEL: 'warn', UPSTREAM_FRESH_SECONDS: '3600', PAGE_FRESH_SECONDS: '3600' } })
  using folder = mkdtempDisposableSync(join(tmpdir(), 'heartwood-peers-'))
  const slug = await fullCategory(shop.url)
  const served = await readPeerInput(shop.url, slug)
  const file = join(folder.path, 'served.json')
  writeFileSync(file, JSON.stringify(served))
  const { query, variables } = served.operation
  const asked: Target = { url: '/graphql', headers: JSON_TYPE, body: JSON.stringify({ query, variables }) }
  const trusted = {
    ...asked,
    url: `${shop.url}/graphql`,
    body: JSON.stringify({ documentId: CategoryPageDocument.id, variables }),
  }
  const page: Target = { url: served.page.url }
  const than = async (name: string, peer: string, subject: Target, path: Target, bound: number): Promise<Measurement> => {
    await using server = await startPeer(peer, file)
    return atLeast(name, await throughputRatio(subject, { ...path, url: server.url + path.url }), bound)
  }
  return [
    await than('listing through GraphQL / Apollo Server', 'apollo', trusted, asked, 2),
    await than('listing through GraphQL / GraphQL Yoga', 'yoga', trusted, asked, 1.5),
    await than('cached page / Express with renderToString', 'express', page, { url: '/page' }, 15),
    await than('cached page / React Router in framework mode', 'react-router', page, { url: '/' }, 10),
  ]
}

function buildApp(): void {
  const command = [join('node_modules', '@react-router', 'dev', 'bin.cjs'), 'build']
  const { status } = spawnSync(process.execPath, command, { cwd: FOLDER, stdio: ['ignore', 'ignore', 'inherit'] })
  if (status !== 0) throw new Error(`The app in ${FOLDER} cannot be built`)
}

/** A listing of the shop and its page, with their data. */
export async function readPeerInput(shop: string, slug: string): Promise<PeerInput> {
  const { id } = CategoryPageDocument
  const variables = { slug }
  const reply = await fetch(`${shop}/graphql`, {
    method: 'POST',
    headers: JSON_TYPE,
    body: JSON.stringify({ documentId: id, variables }),
  })
  const { data }: { data: PeerInput['operation']['data'] } = await reply.json()
  const url = `${shop}/c/${slug}`
  const html = await (await fetch(url)).text()
  const [, pageData = ''] = new RegExp(`<script[^>]* id="${PAGE_DATA_ID}"[^>]*>(.*?)</script>`, 's').exec(html) ?? []
  return { operation: { query: documents.get(id) ?? '', variables, data }, page: { url, data: JSON.parse(pageData) } }
}

/** Starts one of the servers in `peers/` in a process of its own. */
export const startPeer = (name: string, file: string): Promise<ServerProcess> =>
  startServer([join(FOLDER, 'server.ts'), name, file])
