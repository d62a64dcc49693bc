import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildApp } from '../../bff/app.ts'
import { readConfig } from '../../bff/config/config.ts'
import { builtRenderer } from '../../bff/http/pages/renderer.ts'
import { startSandbox } from '../../sandbox/sandbox.ts'
import type { Measurement } from './budget.ts'

const PAGES = 20_000
/** Caches fill and code is compiled until here. */
const WARM = 4000
const AT_ONCE = 8

/**
 * How much the heap grows while 20,000 pages are rendered, none of them from the page cache.
 * @throws without `--expose-gc`, or when a page is no success
 * @source decision 0010
 */
export async function measureHeap(): Promise<Measurement[]> {
  const { gc } = globalThis
  if (!gc) throw new Error('Run with --expose-gc')
  const dataDirectory = mkdtempSync(join(tmpdir(), 'heartwood-heap-'))
  const sandbox = await startSandbox({ port: 0, dataDirectory })
  const config = readConfig({ LOG_LEVEL: 'silent', CACHE_PAGES_MB: '0' })
  const app = await buildApp(config, sandbox.url, { renderer: await builtRenderer('dist'), build: 'dist' })
  const heap = () => {
    gc()
    return process.memoryUsage().heapUsed
  }
  const render = async (pages: number) => {
    for (let done = 0; done < pages; done += AT_ONCE) {
      const replies = await Promise.all(
        Array.from({ length: AT_ONCE }, (_, i) => app.inject(paths[(done + i) % paths.length] ?? '/')),
      )
      const failed = replies.find(({ statusCode }) => statusCode !== 200)
      if (failed) throw new Error(`A page answered ${failed.statusCode}`)
    }
  }
  const paths = await pathsOf(app)
  try {
    await render(WARM)
    const before = heap()
    await render(PAGES - WARM)
    return [{ name: `heap growth in ${PAGES} rendered pages, %`, measured: 100 * (heap() / before - 1), budget: { atMost: 5 } }]
  } finally {
    await app.close()
    await sandbox.close()
    rmSync(dataDirectory, { recursive: true })
  }
}

/** Home, every department, and the first products of each. */
async function pathsOf(app: Awaited<ReturnType<typeof buildApp>>): Promise<string[]> {
  const query = '{ menu { url products(first: 4) { items { url } } } }'
  const reply = await app.inject({ method: 'POST', url: '/graphql', payload: { query } })
  const { data }: { data: { menu: { url: string; products: { items: { url: string }[] } }[] } } = reply.json()
  return ['/', ...data.menu.flatMap(({ url, products }) => [url, ...products.items.map((item) => item.url)])]
}
