import { IncomingMessage } from 'node:http'
import { Socket } from 'node:net'
import { describe, expect, it } from 'vitest'
import { readableTarget } from './request-target.ts'
import { readSentPath, withoutPrefix } from './store-view-paths.ts'

const rewrite = withoutPrefix([{ basePath: '' }, { basePath: '/de' }, { basePath: '/it' }], readableTarget)

function request(url: string): IncomingMessage {
  const message = new IncomingMessage(new Socket())
  message.url = url
  return message
}

// VIEW-2
describe('withoutPrefix', () => {
  it.each([
    ['/de/graphql', '/graphql'],
    ['/de/graphql?documentId=1', '/graphql?documentId=1'],
    ['/it/sitemap-products-after-x.xml', '/sitemap-products-after-x.xml'],
    ['/de/client-manifest.json', '/client-manifest.json'],
    ['/de/order-success/1/a@b.example', '/order-success/1/a@b.example'],
    ['http://shop.example/de/graphql', '/graphql'],
  ])('routes %s to %s and keeps the original URL', (url, target) => {
    const raw = request(url)
    expect(rewrite(raw)).toBe(target)
    expect(readSentPath({ raw, url: target })).toBe(url.replace('http://shop.example', ''))
  })

  it.each([
    ['/de/../timber', '/timber'],
    ['/de/%2e%2E/timber?a=../b', '/timber?a=../b'],
    ['/de/x\\..\\..\\timber', '/timber'],
    ['/timber/../de/holz', '/de/holz'],
    ['/x/./../de/graphql', '/graphql'],
    ['/../../de', '/de'],
    ['/de/..', '/'],
    ['//de/../holz', '//holz'],
  ])('resolves dot segments of %s to %s like browsers', (url, target) => {
    expect(rewrite(request(url))).toBe(target)
  })

  it.each([
    ['/de/%E0%A4%A', '/de'],
    ['/%E0%A4%A', ''],
    ['/deutsch/%', ''],
    ['*', ''],
  ])('leads the unreadable %s to an error page with the prefix "%s"', (url, prefix) => {
    const raw = request(url)
    const target = rewrite(raw)
    expect(target).toBe('/%3Funreadable')
    expect(readSentPath({ raw, url: target })).toBe(`${prefix}/%3Funreadable`)
  })

  it.each(['/de/..holz', '/de/a..b/', '/de/.../x', '/de?to=/../x', '/de/%2f..x'])('finds no dot segment in %s', (url) => {
    expect(rewrite(request(url))).toBe(url)
  })

  it.each([
    '/graphql',
    '/de',
    '/de/',
    '/de/decking',
    '/fr/graphql',
    '/deutsch/graphql',
    '/DE/graphql',
    '//de/graphql',
    '/de//graphql',
    '/de/it/graphql',
    '/de/graphqls',
    '/de/assets/app.js',
    '/de/img/1/1/resize/x.jpg',
    '/de/health/live',
    '/de/graphiql',
    '/de/invalidate?key=1',
    '/de/%67raphql',
  ])('leaves %s unchanged', (url) => {
    const raw = request(url)
    expect(rewrite(raw)).toBe(url)
    expect(readSentPath({ raw, url })).toBe(url)
  })
})
