import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { startShop } from '../kit/shop.ts'

/** A start is waited for however busy the machine is. */
const SHOP_START = 180_000
const root = pathToFileURL(join(import.meta.dirname, '../../')).href
const recorder = join(import.meta.dirname, '../kit/loaded-modules.ts')
let folder: string

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'heartwood-modules-'))
})
afterAll(() => rmSync(folder, { recursive: true }))

/** The modules that a shop has loaded once it has answered a page, the project's own or all, as paths from the root. */
async function modulesOf(name: string, env: Readonly<Record<string, string>>, which: 'own' | 'all' = 'own'): Promise<string[]> {
  const record = join(folder, name)
  const shop = await startShop({ env: { ...env, NODE_OPTIONS: `--import=${recorder}`, LOADED_MODULES: record } })
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

const ofSandbox = (modules: readonly string[]) => modules.filter((path) => path.startsWith('sandbox/'))

describe('the modules a shop loads', () => {
  it(
    'are none of the sandbox when PLATFORM_URL names a platform',
    async () => {
      const modules = await modulesOf('with a platform', { PLATFORM_URL: inject('shop').sandboxUrl })
      expect(modules).toContain('bff/serve.ts')
      expect(ofSandbox(modules)).toEqual([])
    },
    SHOP_START,
  )

  it(
    'are those of production, whatever NODE_ENV says',
    async () => {
      const modules = await modulesOf(
        'for developers',
        { PLATFORM_URL: inject('shop').sandboxUrl, NODE_ENV: 'development' },
        'all',
      )
      // React itself is of both: Node reads each file a module could be, to learn its exports.
      const renderer = modules.filter((path) => path.startsWith('node_modules/react-dom/cjs/'))
      expect(renderer).toContain('node_modules/react-dom/cjs/react-dom-server.node.production.js')
      expect(renderer.filter((path) => path.includes('.development.'))).toEqual([])
      // Replicas of this shop share nothing.
      expect(modules.filter((path) => path.startsWith('node_modules/iovalkey/'))).toEqual([])
    },
    SHOP_START,
  )

  it(
    'are those of the sandbox too when it names none',
    async () => {
      expect(ofSandbox(await modulesOf('alone', {}))).toContain('sandbox/sandbox.ts')
    },
    SHOP_START,
  )
})
