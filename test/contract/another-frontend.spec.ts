import { execFile } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ERROR_STATUS } from '../../bff/graphql/errors/codes.ts'
import { SCALARS } from '../../bff/graphql/server/scalars.ts'
import { type HttpShop, httpShop } from '../kit/http-shop.ts'

const document = readFileSync('docs/build-another-frontend.md', 'utf8')
/** The files of the document: its code blocks that have a name. */
const files = [...document.matchAll(/```\w+ (\S+)\n([\s\S]*?)```/g)].map(([, name = '', text = '']) => ({ name, text }))

let shop: HttpShop
let folder: string
beforeAll(async () => {
  mkdirSync('.cache', { recursive: true })
  // Below the project, where Node finds Apollo Client.
  folder = mkdtempSync('.cache/another-frontend-')
  for (const { name, text } of files) writeFileSync(join(folder, name), text)
  shop = await httpShop({ PLAYGROUND: 'false', CHECKOUT_URL: 'none', CLIENTS_FILE: join(folder, 'clients.yaml') })
}, 60_000)
afterAll(async () => {
  await shop?.close()
  rmSync(folder, { recursive: true })
})

async function run(name: string): Promise<string> {
  const { stdout } = await promisify(execFile)(process.execPath, [join(folder, name)], {
    env: { PATH: process.env.PATH, SHOP: shop.url },
  })
  return stdout
}

// FRONT-11
describe('docs/build-another-frontend.md', () => {
  it('registers a client that finds a product, fills a cart and places an order', async () => {
    expect(await run('kiosk.js')).toMatch(/^Boiled linseed oil .*: £[\d.]+\nOrder (\d+) is placed\nIts total was £[\d,.]+\n$/)
  })

  it('finds products with Apollo Client', async () => {
    expect(await run('apollo.js')).toMatch(/^Boiled linseed oil .*: £[\d.]+\n/)
  })

  // FRONT-10
  it('lists every error code with its status', () => {
    const rows = [...document.matchAll(/^\| `([A-Z_]+)` \| (\d+) \| .+ \|$/gm)].map(([, code, status]) => [code, Number(status)])
    expect(rows).toEqual(Object.entries(ERROR_STATUS))
  })

  // FRONT-10
  it('lists every scalar for code generators', () => {
    const rows = [...document.matchAll(/^\| `(\w+)` \| `(?:string|number)` \|/gm)].map(([, name]) => name)
    expect(rows).toEqual(Object.keys(SCALARS))
  })
})
