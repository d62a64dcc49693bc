import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import type { SandboxDocument } from '../../../sandbox/catalog/documents.ts'
import { type Sandbox, startSandbox } from '../../../sandbox/sandbox.ts'
import { openDatabase } from '../../../sandbox/store/database.ts'
import { replaceCatalog } from '../../../sandbox/store/replace-catalog.ts'
import { contentWith } from '../../kit/content.ts'
import { type HttpShop, httpShop } from '../../kit/http-shop.ts'
import { visit } from '../../kit/page.ts'

const document = (entity: SandboxDocument['entity'], fields: SandboxDocument['document']): SandboxDocument => ({
  entity,
  view: 'default',
  document: fields,
})
const category = (id: number, name: string, url_path: string) =>
  document('category', { id, name, url_path, parent_id: 2, path: `1/2/${id}`, is_active: true, position: id, product_count: 1 })
const board = (id: number, name: string, url_path: string) =>
  document('product', { id, name, url_path, sku: `BOARD-${id}`, type_id: 'simple', status: 1, visibility: 4, price: 5 })
const page = (id: number, title: string, identifier: string) =>
  document('cms_page', { id, title, identifier, url_path: identifier, active: true, content: '<p>Words</p>' })

const TODAY = [category(3, 'Boards', 'boards'), board(1, 'Oak board', 'boards/oak'), page(1, 'Delivery', 'delivery')]
const TOMORROW = [category(4, 'Larch', 'larch'), board(2, 'Ash board', 'boards/ash'), page(2, 'Opening hours', 'opening-hours')]

describe('page created while the shop runs', () => {
  const folder = mkdtempSync(join(tmpdir(), 'heartwood-late-'))
  let sandbox: Sandbox
  let shop: HttpShop

  beforeAll(async () => {
    stock(TODAY)
    sandbox = await startSandbox({ port: 0, dataDirectory: folder })
    // Cached for a second instead of a minute, to keep the test short.
    const content = contentWith({ settings: { platform: { stockSync: false, priceSync: false } } })
    const brief = { UPSTREAM_FRESH_SECONDS: '1', PAGE_FRESH_SECONDS: '1', ...content }
    shop = await httpShop({ PLATFORM_URL: sandbox.url, ...brief })
  }, 60_000)
  afterAll(async () => {
    await shop?.close()
    await sandbox?.close()
    rmSync(folder, { recursive: true, force: true })
  })

  it('is found without a restart', async () => {
    const paths = ['/boards/ash', '/opening-hours', '/i/opening-hours', '/p/BOARD-2/ash-board', '/larch']
    for (const path of ['/boards/oak', '/delivery', '/boards']) expect((await visit(path, shop.url)).status).toBe(200)
    for (const path of paths) expect([path, (await visit(path, shop.url)).status]).toEqual([path, 404])
    stock([...TODAY, ...TOMORROW])
    for (const path of paths)
      await vi.waitFor(async () => expect([path, (await visit(path, shop.url)).status]).toEqual([path, 200]), {
        timeout: 30_000,
        interval: 100,
      })
  }, 60_000)

  function stock(documents: readonly SandboxDocument[]) {
    const database = openDatabase(folder)
    replaceCatalog(database, documents, 'test', new Date())
    database.close()
  }
})
