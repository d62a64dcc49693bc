import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { createRecentBuilds } from '../../bff/cache/builds/recent-builds.ts'
import { startMemoryServer } from '../../bff/cache/valkey/testing/memory-server.ts'
import { replicaStore } from '../../bff/cache/valkey/testing/on-servers.ts'
import { type HttpShop, httpShop } from '../kit/http-shop.ts'

const QUERY = 'query OldMenu { menu { name } }'
const ID = `sha256:${createHash('sha256').update(QUERY).digest('hex')}`

async function startReplica(env: Readonly<Record<string, string>>, build?: string): Promise<HttpShop> {
  const shop = await httpShop({ LOG_LEVEL: 'silent', PLAYGROUND: 'false', ...env }, build)
  onTestFinished(() => shop.close())
  return shop
}

async function startedStore() {
  const server = await startMemoryServer()
  onTestFinished(() => server.stop())
  return { server, env: { VALKEY_URL: server.url, VALKEY_TIMEOUT_MS: '20000' } }
}

function buildFolder(files: Readonly<Record<string, string>>): string {
  const folder = mkdtempSync(join(tmpdir(), 'build-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true })
    writeFileSync(join(folder, name), text)
  }
  return folder
}

const askMenu = async ({ url }: HttpShop) => (await fetch(`${url}/graphql?documentId=${encodeURIComponent(ID)}`)).json()
const fetchStatus = async ({ url }: HttpShop, file: string) => (await fetch(`${url}/assets/${file}`)).status

// RUN-20
describe('replicas of two builds with a shared store', () => {
  it('serve the files of both builds, whichever started first', async () => {
    const { server, env } = await startedStore()
    const older = await startReplica(env)
    const newer = await startReplica(env, buildFolder({ 'client/assets/new-1.js': '// new' }))
    const [own = ''] = readdirSync('dist/client/assets').filter((name) => name.endsWith('.js'))
    expect([await fetchStatus(older, 'new-1.js'), await fetchStatus(newer, own)]).toEqual([200, 200])
    await server.die()
    expect([await fetchStatus(older, own), await fetchStatus(older, 'new-2.js')]).toEqual([200, 404])
  })

  it('execute the documents of builds that another replica announced', async () => {
    const { server, env } = await startedStore()
    const shop = await startReplica(env)
    const store = await replicaStore(server.url)
    const builds = createRecentBuilds(store, { debug() {}, warn() {}, error() {} })
    onTestFinished(() => builds.close())
    await builds.announce({ id: 'other'.padEnd(20, '-'), names: [ID], read: async () => Buffer.from(QUERY) })
    expect(await askMenu(shop)).toMatchObject({ data: { menu: expect.any(Array) } })
  })
})

// RUN-22
describe('replica without a shared store', () => {
  it('executes the documents that its image brings of earlier builds', async () => {
    const shop = await startReplica({}, buildFolder({ 'previous/documents.json': JSON.stringify({ [ID]: QUERY }) }))
    expect(await askMenu(shop)).toMatchObject({ data: { menu: expect.any(Array) } })
  })

  it('does not know other documents', async () => {
    expect(await askMenu(await startReplica({}))).toMatchObject({
      errors: [{ extensions: { code: 'PERSISTED_DOCUMENT_NOT_FOUND' } }],
    })
  })
})
