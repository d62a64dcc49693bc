import { describe, expect, it } from 'vitest'
import { bundled } from './bundled.test-kit.ts'
import { modulePreloads } from './module-preloads.ts'

const MODULES: Readonly<Record<string, string>> = {
  '/web/entry.ts': "import('/web/settle.ts'); import('/web/routes/cart.ts'); import('/web/routes/search.ts')",
  '/web/settle.ts': "import { device } from '/web/device.ts'\nconsole.log(device)",
  '/web/routes/cart.ts':
    "import { device } from '/web/device.ts'\nimport { cards } from '/web/cards.ts'\nconsole.log(device, cards)",
  '/web/routes/search.ts': "import { cards } from '/web/cards.ts'\nconsole.log(cards)",
  '/web/device.ts': 'export const device = [globalThis.name]',
  '/web/cards.ts': 'export const cards = [globalThis.length]',
}

/** Names of the modules that the entry asks for ahead of its dynamic imports, without what makes them unique. */
async function fetchedAhead(): Promise<string[]> {
  const chunks = await bundled(MODULES, '/web/entry.ts', modulePreloads())
  const code = chunks.find(({ isEntry }) => isEntry)?.code ?? ''
  return [...new Set([...code.matchAll(/"assets\/(\w+)-[\w-]+\.js"/g)].map(([, name]) => name ?? ''))].sort()
}

describe('what is fetched ahead of a dynamic import', () => {
  it('is what a screen needs beside what every page fetches as it settles, and nothing for what nobody waits for', async () => {
    await expect(fetchedAhead()).resolves.toEqual(['cards', 'cart', 'search'])
  })
})
