import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { compress } from '../compression/compress.ts'
import { decodePage, encodePage, type StoredPage } from './stored-page.ts'

const createPage = async (more: Partial<StoredPage> = {}): Promise<StoredPage> => ({
  moment: 1_800_000_000_000,
  status: 200,
  headers: { 'content-type': 'text/html; charset=utf-8', etag: 'W/"x"' },
  tags: ['product', 'P93', 'CДуб'],
  renderedAt: 1_800_000_000_123,
  body: await compress('<p>Oak at £4.20, дуб</p>'.repeat(100)),
  ...more,
})

/** A page with a valid digest, but changed content. */
async function forgePage(change: object): Promise<string> {
  const stored = encodePage(await createPage())
  const json = JSON.stringify({ ...JSON.parse(stored.slice(stored.indexOf(' ') + 1)), ...change })
  return `${createHash('sha256').update(json).digest('base64url')} ${json}`
}

// CACHE-14
describe('a stored page', () => {
  it('is decoded to the page that was encoded', async () => {
    for (const given of [
      await createPage(),
      await createPage({ body: await compress('short') }),
      await createPage({ status: 301, body: await compress('') }),
    ])
      expect(await decodePage(encodePage(given))).toEqual(given)
  })

  it.each<[string, (stored: string) => string]>([
    ['empty', () => ''],
    ['unrelated text', () => 'OK'],
    ['unrelated JSON', () => '{"status":200}'],
    ['truncated', (stored) => stored.slice(0, -1)],
    ['only half of it', (stored) => stored.slice(0, stored.length / 2)],
    ['modified', (stored) => stored.replace('"status":200', '"status":201')],
    ['extended', (stored) => `${stored} `],
    ['without its digest', (stored) => stored.slice(stored.indexOf(' '))],
  ])('is rejected if the stored text is %s', async (_, spoil) => {
    expect(await decodePage(spoil(encodePage(await createPage())))).toBeNull()
  })

  it.each<[string, object]>([
    ['sets a cookie', { headers: { 'set-cookie': 'session=x' } }],
    ['is an error page', { status: 503 }],
    ['has no body', { gzip: null, identity: null }],
    ['has an invalid gzip body', { gzip: Buffer.from('oak').toString('base64') }],
    ['has an invalid Base64 body', { gzip: '<p>' }],
    ['has an unknown member', { session: 'x' }],
    ['has no tags', { tags: null }],
    ['has members named like object properties', { ['__proto__']: { status: 200 }, constructor: 1 }],
  ])('is rejected if it %s', async (_, change) => {
    expect(await decodePage(await forgePage(change))).toBeNull()
    expect(await decodePage(await forgePage({}))).not.toBeNull()
  })
})
