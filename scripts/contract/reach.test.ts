import { describe, expect, it, onTestFinished } from 'vitest'
import { readConfig } from '../../bff/config/config.ts'
import { BOARD, createHits } from '../../bff/platform/testing/platform-client.ts'
import { type Behaviour, deadAddress, html, json, scriptedPlatform } from '../../bff/platform/testing/scripted-platform.ts'
import { readArguments } from './arguments.ts'
import { openPlatform } from './platform.ts'
import { unreachable } from './reach.ts'

async function sentenceAt(url: string, environment: Readonly<Record<string, string>> = {}): Promise<string | null> {
  const platform = openPlatform(url, 'timber', readConfig(environment))
  onTestFinished(() => platform.close())
  return unreachable(platform)
}

const sentence = async (behaviour: Behaviour) => sentenceAt((await scriptedPlatform(behaviour)).url)

const MISSING = { type: 'index_not_found_exception', reason: 'no such index [timber_product]' }
const noIndex = json({ code: 500, result: { root_cause: [MISSING], ...MISSING } }, 500)

// DAY-1
describe('reachability of a platform', () => {
  it('is one sentence about the address if nothing listens there', async () => {
    expect(await sentenceAt(await deadAddress())).toMatch(
      /^No platform answers at http:\/\/127\.0\.0\.1:\d+ \(.*\)\. Check the address/,
    )
  })

  it('is one sentence about the address if a web page answers', async () => {
    expect(await sentence(html())).toMatch(/answers, but not as a platform: .* \(404\)\. Name the address without \/api\.$/)
  })

  // RUN-30
  it.each([
    [
      'redirects',
      301,
      { location: 'https://shop.example/api/catalog' },
      /redirects to https:\/\/shop\.example\/api\/catalog\. Name/,
    ],
    [
      'compresses unasked',
      200,
      { 'content-type': 'application/json', 'content-encoding': 'gzip' },
      /is compressed: gzip, although the shop/,
    ],
  ])('is one sentence about the cause if the address %s', async (_, status, headers, text) => {
    expect(await sentence((response) => void response.writeHead(status, headers).end('no JSON'))).toMatch(text)
  })

  // RUN-43
  it.each<[string, Behaviour, RegExp]>([
    ['wants a password', json({}, 401), /refuses every request \(401\)\. Let the shop's server reach \/api/],
    ['forbids the shop', json({}, 403), /refuses every request \(403\)\. Let the shop's server reach \/api/],
    ['answers with other JSON', json({}), /answers, but not as a platform: \/api\/catalog returns JSON without hits \(200\)\./],
    ['closes the connection', (response) => void response.destroy(), /^No platform answers at \S+ \(PLATFORM_HALF_BODY/],
  ])('is one sentence about the address if it %s', async (_, behaviour, text) => {
    expect(await sentence(behaviour)).toMatch(text)
  })

  // RUN-45
  it.each<[string, Behaviour, string]>([
    ['fails at every search', json({ code: 500, result: 'out of oak' }, 500), '500 out of oak'],
    ['answers with the error page of a proxy', html(502), '502'],
    ['rejects every search', json({ code: 429, result: 'too many' }, 429), '429 .*too many.*'],
  ])('is one sentence about the error if it %s', async (_, behaviour, error) => {
    expect(await sentence(behaviour)).toMatch(
      new RegExp(`^http\\S+ answers searches for products and categories with an error \\(${error}\\)\\. Look at its log\\.$`),
    )
  })

  // RUN-43
  it('is one sentence about the password of CATALOG_URL if the search engine rejects it', async () => {
    const { url } = await scriptedPlatform(createHits(BOARD))
    const engine = await scriptedPlatform(json({ error: 'Unauthorized' }, 401))
    expect(await sentenceAt(url, { CATALOG_URL: engine.url })).toBe(
      'CATALOG_URL refuses every request (401). Check its user and password.',
    )
  })

  it.each([
    ['the engine has no such index', noIndex],
    [
      'the platform does not list it',
      json(
        { code: 500, result: 'Invalid / inaccessible index name given in the URL. Please do use following URL format: …' },
        500,
      ),
    ],
  ])('is one sentence about the index name if %s', async (_, behaviour) => {
    expect(await sentence(behaviour)).toMatch(/^The platform at \S+ has no index "timber"\.$/)
  })

  it('is one sentence about the engine if the platform does not reach it', async () => {
    const answer = { code: 500, result: 'connect ECONNREFUSED 127.0.0.1:9200' }
    expect(await sentence(json(answer, 500))).toMatch(/does not reach its search engine\.$/)
  })

  it('is one sentence about CATALOG_URL, without its password, if no search engine answers there', async () => {
    const { url } = await scriptedPlatform(createHits(BOARD))
    const engine = (await deadAddress()).replace('http://', 'http://shop:secret@')
    expect(await sentenceAt(url, { CATALOG_URL: engine })).toMatch(
      /^No search engine answers at CATALOG_URL \((?!.*secret).*\)\. Check the address/,
    )
  })

  it('is one sentence about CATALOG_URL if a web page answers there', async () => {
    const { url } = await scriptedPlatform(createHits(BOARD))
    expect(await sentenceAt(url, { CATALOG_URL: (await scriptedPlatform(html())).url })).toBe(
      'CATALOG_URL answers, but not as a search engine: it does not return JSON (404). Check its path.',
    )
  })

  it('is one sentence about the index name if the search engine has no such index', async () => {
    const { url } = await scriptedPlatform(createHits(BOARD))
    const engine = await scriptedPlatform(json({ error: { root_cause: [MISSING], ...MISSING }, status: 404 }, 404))
    expect(await sentenceAt(url, { CATALOG_URL: engine.url })).toBe('The search engine at CATALOG_URL has no index "timber".')
  })

  // RUN-49
  it('is one sentence about the index if it has neither products nor categories', async () => {
    expect(await sentence(createHits())).toMatch(/^The platform at http\S+ has no products and no categories in "timber"\. Fill/)
    expect(
      await sentence((response, asked) => createHits(...(asked.url.includes('/product/') ? [BOARD] : []))(response, asked)),
    ).toBeNull()
  })

  it('is confirmed by one index of the two that every shop needs', async () => {
    expect(
      await sentence((response, asked) => (asked.url.includes('/product/') ? noIndex : createHits(BOARD))(response, asked)),
    ).toBeNull()
  })
})

describe('readArguments', () => {
  it('takes an address with a path, without its last slash', () => {
    expect(readArguments(['https://shop.example/api2/', 'timber'])).toEqual({
      url: 'https://shop.example/api2',
      index: 'timber',
      mayBuy: false,
    })
  })

  // DAY-4
  it('buys only with --buy', () => {
    const words = ['http://localhost:8080', 'timber']
    expect(readArguments(words)).toMatchObject({ mayBuy: false })
    expect(readArguments([...words, '--buy'])).toMatchObject({ mayBuy: true })
    expect(readArguments(['--buy', ...words])).toMatchObject({ mayBuy: true, index: 'timber' })
    expect(() => readArguments([...words, '--by'])).toThrow("Unknown option '--by'.")
  })

  it.each([
    ['no index', ['http://localhost:8080'], /^Name a platform and an index/],
    ['no address', ['localhost', 'timber'], /is not an address/],
    ['an address that ends in /api', ['http://localhost:8080/api', 'timber'], /^Leave out \/api/],
    ['an address with a user', ['http://me:secret@localhost:8080', 'timber'], /^Leave out user, password, query and fragment/],
    ['an address with a query', ['http://localhost:8080/?a=1', 'timber'], /^Leave out user, password, query and fragment/],
    ['a path instead of an index', ['http://localhost:8080', 'timber/product'], /is not the name of an index/],
  ])('explains %s', (_, words, sentence) => {
    expect(() => readArguments(words)).toThrow(sentence)
  })
})
