import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { PATIENT, startShop } from '../kit/shop.ts'

/** Generous limit for starting a shop on a busy machine. */
const SHOP_START = 180_000
const root = pathToFileURL(join(import.meta.dirname, '../../')).href
const recorder = join(import.meta.dirname, '../kit/loaded-modules.ts')
let folder: string

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'heartwood-modules-'))
})
afterAll(() => rmSync(folder, { recursive: true }))

/** Starts a shop, loads a page and returns the modules it has loaded, as paths from the root: the project's own or all. */
async function listModules(name: string, env: Readonly<Record<string, string>>, which: 'own' | 'all' = 'own'): Promise<string[]> {
  const record = join(folder, name)
  const shop = await startShop({ env: { ...PATIENT, ...env, NODE_OPTIONS: `--import=${recorder}`, LOADED_MODULES: record } })
  try {
    expect((await fetch(shop.url)).status).toBe(200)
  } finally {
    await shop.stop()
  }
  return readFileSync(record, 'utf8')
    .split('\n')
    .filter((url) => url.startsWith(root) && (which === 'all' || !url.includes('/node_modules/')))
    .map((url) => url.slice(root.length))
}

const findSandbox = (modules: readonly string[]) => modules.filter((path) => path.startsWith('sandbox/'))

describe('modules loaded by the shop', () => {
  it(
    'exclude the sandbox if PLATFORM_URL is set',
    async () => {
      const modules = await listModules('with a platform', { PLATFORM_URL: inject('shop').sandboxUrl })
      expect(modules).toContain('bff/serve.ts')
      expect(findSandbox(modules)).toEqual([])
    },
    SHOP_START,
  )

  it(
    'are production builds whatever NODE_ENV is',
    async () => {
      const modules = await listModules(
        'for developers',
        { PLATFORM_URL: inject('shop').sandboxUrl, NODE_ENV: 'development' },
        'all',
      )
      // React itself loads both: Node reads each candidate file to learn its exports.
      const renderer = modules.filter((path) => path.startsWith('node_modules/react-dom/cjs/'))
      expect(renderer).toContain('node_modules/react-dom/cjs/react-dom-server.node.production.js')
      expect(renderer.filter((path) => path.includes('.development.'))).toEqual([])
      // A shop without a shared store does not need the client.
      expect(modules.filter((path) => path.startsWith('node_modules/iovalkey/'))).toEqual([])
    },
    SHOP_START,
  )

  it(
    'include the sandbox if PLATFORM_URL is not set',
    async () => {
      expect(findSandbox(await listModules('alone', {}))).toContain('sandbox/sandbox.ts')
    },
    SHOP_START,
  )
})
