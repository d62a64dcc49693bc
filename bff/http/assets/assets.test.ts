import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import Fastify from 'fastify'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import type { FindEntries } from '../../cache/builds/recent-builds.ts'
import { assets } from './assets.ts'
import { createBuiltFiles } from './built-files.ts'
import { ownBuild, previousDocuments } from './own-build.ts'

const SCRIPT = 'console.log("oak")'.repeat(100)
const [BR, GZIP] = [brotliCompressSync(SCRIPT), gzipSync(SCRIPT)]
const FILES = {
  'client/assets/app-2.js': SCRIPT,
  'client/assets/app-2.js.br': BR,
  'client/assets/app-2.js.gz': GZIP,
  'client/assets/mark-1.svg': '<svg/>',
  'previous/assets/app-1.js': 'old',
  'previous/assets/app-1.js.br': brotliCompressSync('old'),
}

function createBuild(files: Readonly<Record<string, string | Buffer>> = FILES): string {
  const directory = mkdtempSync(join(tmpdir(), 'build-'))
  onTestFinished(() => rmSync(directory, { recursive: true, force: true }))
  for (const [name, body] of Object.entries(files)) {
    mkdirSync(dirname(join(directory, name)), { recursive: true })
    writeFileSync(join(directory, name), body)
  }
  return directory
}

async function serveAssets(directory = createBuild(), findShared: FindEntries | null = null, log = { error: vi.fn() }) {
  const app = Fastify()
  onTestFinished(() => app.close())
  await app.register(assets, { directory, findShared, log })
  return (name: string, headers: Readonly<Record<string, string>> = {}) => app.inject({ url: `/assets/${name}`, headers })
}

/** Entries of another build, by name. */
const shareEntries = (entries: Readonly<Record<string, string | Buffer>>): FindEntries =>
  vi.fn<FindEntries>(async (names) => {
    const found = names.map((name) => (name in entries ? Buffer.from(entries[name] ?? '') : null))
    return found.some((entry) => entry) ? found : null
  })

describe('build assets', () => {
  it('are served together with those of the previous build, for open tabs', async () => {
    const get = await serveAssets()
    for (const [name, text] of [
      ['app-2.js', SCRIPT],
      ['app-1.js', 'old'],
    ] as const) {
      const { statusCode, body, headers } = await get(name)
      expect([statusCode, body, headers['cache-control']]).toEqual([200, text, 'public, max-age=31536000, immutable'])
      expect(headers).toMatchObject({ 'content-type': 'application/javascript; charset=utf-8', vary: 'accept-encoding' })
    }
    expect((await get('app-0.js')).statusCode).toBe(404)
  })

  it.each([
    ['br, gzip', 'br', BR],
    ['gzip', 'gzip', GZIP],
    ['identity', undefined, Buffer.from(SCRIPT)],
  ])('are sent compressed to clients that accept %s', async (accepted, encoding, body) => {
    const get = await serveAssets()
    for (const _turn of ['from disk', 'from memory']) {
      const reply = await get('app-2.js', { 'accept-encoding': accepted })
      expect([reply.headers['content-encoding'], reply.rawPayload]).toEqual([encoding, body])
    }
  })

  it('have a version by which a browser asks whether its copy is current', async () => {
    const get = await serveAssets()
    const { etag } = (await get('app-2.js')).headers
    expect((await get('app-2.js', { 'if-none-match': String(etag) })).statusCode).toBe(304)
    expect((await get('app-2.js', { 'if-none-match': 'W/"other"' })).statusCode).toBe(200)
  })

  it.each([
    '',
    '.',
    '..',
    '%2e%2e%2fserver%2fentry.js',
    'app-2.js.br',
    'app-2.js/',
    'app-2',
    'constructor',
    'a.html',
    '%00.js',
    'é.js',
  ])('are the built files only: %j is missing and is not looked for in the shared store', async (name) => {
    const findShared = shareEntries({ 'a.html': '<script>', 'app-2.js.br': 'x' })
    const get = await serveAssets(createBuild(), findShared)
    expect((await get(name)).statusCode).toBe(404)
    expect(findShared).not.toHaveBeenCalled()
  })

  it('do not exist without a build, as on a development server', async () => {
    expect((await (await serveAssets(createBuild({})))('app-2.js')).statusCode).toBe(404)
  })

  it('are files of this build even if another build has the same name', async () => {
    const get = await serveAssets(createBuild(), shareEntries({ 'app-2.js': 'foreign' }))
    expect((await get('app-2.js')).body).toBe(SCRIPT)
  })

  // RUN-20
  it('are looked for in the builds of other replicas, once for concurrent requests', async () => {
    const findShared = shareEntries({ 'new-3.js.br': BR, 'new-3.js.gz': GZIP, 'plain-3.css': 'a{}' })
    const get = await serveAssets(createBuild(), findShared)
    const replies = await Promise.all(Array.from({ length: 5 }, () => get('new-3.js')))
    expect(replies.map(({ body }) => body)).toEqual(Array(5).fill(SCRIPT))
    expect((await get('new-3.js', { 'accept-encoding': 'br' })).rawPayload).toEqual(BR)
    expect(findShared).toHaveBeenCalledOnce()
    expect((await get('plain-3.css')).headers).toMatchObject({ 'content-type': 'text/css; charset=utf-8' })
  })

  // RUN-20
  it('are missing if no replica has them or the stored file cannot be decompressed, and are not asked for again at once', async () => {
    const findShared = shareEntries({ 'broken.js.br': 'no brotli' })
    const get = await serveAssets(createBuild(), findShared)
    for (const name of ['none.js', 'broken.js', 'none.js', 'broken.js']) expect((await get(name)).statusCode).toBe(404)
    expect(findShared).toHaveBeenCalledTimes(2)
  })

  // RUN-37
  it('are missing, with one log line, if the file was deleted from the disk', async () => {
    const directory = createBuild()
    const log = { error: vi.fn() }
    const get = await serveAssets(directory, null, log)
    for (const end of ['', '.br', '.gz']) rmSync(join(directory, `client/assets/app-2.js${end}`))
    for (const _turn of ['first', 'again']) {
      const { statusCode, headers } = await get('app-2.js')
      expect([statusCode, headers['cache-control']]).toEqual([404, undefined])
    }
    expect(log.error.mock.calls).toEqual([
      [{ err: expect.objectContaining({ code: 'ENOENT' }), file: 'app-2.js' }, 'built file cannot be read'],
    ])
  })

  // RUN-37
  it('come from another replica if the file was deleted from the disk', async () => {
    const directory = createBuild()
    const get = await serveAssets(directory, shareEntries({ 'app-2.js.br': BR, 'app-2.js.gz': GZIP }))
    rmSync(join(directory, 'client/assets/app-2.js'))
    expect((await get('app-2.js')).body).toBe(SCRIPT)
  })

  // RUN-37
  it('are sent plain if only the compressed forms were deleted from the disk', async () => {
    const directory = createBuild()
    const get = await serveAssets(directory)
    rmSync(join(directory, 'client/assets/app-2.js.br'))
    const { headers, body } = await get('app-2.js', { 'accept-encoding': 'br' })
    expect([headers['content-encoding'], body]).toEqual([undefined, SCRIPT])
  })

  // RUN-21
  it('stay in memory while they fit', async () => {
    const directory = createBuild()
    const folders = [join(directory, 'client/assets')]
    const [roomy, tight] = [Infinity, SCRIPT.length].map((most) =>
      createBuiltFiles({ folders, findShared: null, log: { error: vi.fn() }, ...(most < Infinity && { mostBytes: most }) }),
    )
    for (const fileNamed of [roomy, tight]) expect((await fileNamed?.('app-2.js'))?.identity.toString()).toBe(SCRIPT)
    rmSync(directory, { recursive: true })
    expect(roomy?.('app-2.js')).toMatchObject({ br: BR, gzip: GZIP })
    expect(tight?.('app-2.js')).toBeInstanceOf(Promise)
  })
})

// RUN-20
describe('own build', () => {
  it('contains the documents and each file, compressed if it has a compressed form', async () => {
    const build = ownBuild(createBuild(), new Map([['sha256:1', 'query Menu { menu }']]))
    expect(build?.names).toEqual(['app-2.js.br', 'app-2.js.gz', 'mark-1.svg', 'sha256:1'])
    const bodies = await Promise.all(build?.names.map((name) => build.read(name)) ?? [])
    expect(bodies.slice(0, 2)).toEqual([BR, GZIP])
    expect(bodies.slice(2).map(String)).toEqual(['<svg/>', 'query Menu { menu }'])
  })

  it('has another id if a file or a document has another name', () => {
    const documents = new Map([['sha256:1', 'query Menu { menu }']])
    const ids = [
      ownBuild(createBuild(), documents),
      ownBuild(createBuild(), new Map()),
      ownBuild(createBuild({ 'client/assets/app-3.js': '' }), documents),
    ].map((build) => build?.id)
    expect(new Set(ids).size).toBe(3)
    expect(ownBuild(createBuild(), documents)?.id).toBe(ids[0])
  })

  it('does not exist on a development server', () => {
    expect(ownBuild(createBuild({}), new Map())).toBeNull()
  })
})

// RUN-22
it.each([
  ['the documents of earlier builds', '{"sha256:1":"query Menu { menu }"}', [['sha256:1', 'query Menu { menu }']]],
  ['none from a broken file', '{"sha256:1":', []],
  ['none from a file of another shape', '{"sha256:1":1}', []],
])('an image brings %s', (_, text, documents) => {
  expect([...previousDocuments(createBuild({ 'previous/documents.json': text }))]).toEqual(documents)
})
