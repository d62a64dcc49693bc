import { describe, expect, it, vi } from 'vitest'
import { contentWith } from '../../../../test/kit/content.ts'
import { readConfig } from '../../../config/config.ts'
import type { CmsBlock } from '../../../domain/content/content.types.ts'
import { PlatformRefused, PlatformUnreachable } from '../../../platform/base/errors.ts'
import type { Platform } from '../../../platform/platform.ts'
import { scopeWith, silent } from '../../../services/testing/platform.ts'
import { ask, shop } from '../testing/shop.ts'

const config = readConfig(
  contentWith({
    shop: {
      blocks: {
        home: ['hours', 'gone', 'trade'],
        category: ['trade', { block: 'hours', categories: ['34'] }, { block: 'gone', categories: ['boards'] }],
        cart: ['script'],
        footer: [],
      },
    },
  }),
)
const block = (id: string, identifier: string, content: string): CmsBlock => ({
  id,
  identifier,
  title: '',
  content,
  isActive: true,
})
const HOURS = block('1', 'hours', '<p>From six</p>')
const TRADE = block('2', 'trade', '<p>For joiners</p>')

const readBlocks =
  (...blocks: readonly CmsBlock[]): Platform['cmsBlock'] =>
  async (_view, identifier) =>
    blocks.find((each) => each.identifier === identifier) ?? null

async function askBlocks(cmsBlock: Platform['cmsBlock'], place = 'HOME') {
  const warn = vi.fn()
  const scope = scopeWith({ cmsBlock }, { config, log: { ...silent, warn } })
  const { data, errors } = await ask(scope, `{ placedBlocks(place: ${place}) { content } }`)
  return { blocks: data?.placedBlocks, errors, tags: scope.cacheTags.list(), warn }
}

// CMS-24
describe('placed blocks', () => {
  it('are those the platform has, in the configured order, found with one search', async () => {
    const cmsBlock = vi.fn(readBlocks(TRADE, HOURS))
    const { blocks, errors, warn } = await askBlocks(cmsBlock)
    expect(errors).toEqual([])
    expect(blocks).toEqual([{ content: '<p>From six</p>' }, { content: '<p>For joiners</p>' }])
    expect(new Set(cmsBlock.mock.calls.map(([, , request]) => request)).size).toBe(1)
    expect(warn.mock.calls).toEqual([[{ storeView: 'default', block: 'gone', problem: 'missing' }, 'placed block is not shown']])
  })

  it('are none without a search if the merchant has placed none', async () => {
    const cmsBlock = vi.fn(readBlocks(HOURS))
    expect((await askBlocks(cmsBlock, 'FOOTER')).blocks).toEqual([])
    expect(cmsBlock).not.toHaveBeenCalled()
  })

  it('log a block that is not shown once, not per request', async () => {
    const warn = vi.fn()
    const { platform } = scopeWith({ cmsBlock: readBlocks(HOURS, TRADE) })
    const query = '{ placedBlocks(place: HOME) { id } }'
    for (let i = 0; i < 3; i++) await ask(scopeWith({}, { platform, config, log: { ...silent, warn } }), query)
    expect(warn).toHaveBeenCalledTimes(1)
  })

  it.each([
    [
      'only of what is removed',
      '<script>alert(1)</script><style>p{}</style><iframe src="https://evil.example"></iframe>',
      'empty',
    ],
    ['only of space', '<div class="columns"><p>&nbsp;</p></div>', 'empty'],
    ['of more than 20,000 characters', `<p>${'oak '.repeat(5000)}</p>`, 'too long'],
  ])('leave out a block that consists %s', async (_, content, problem) => {
    const { blocks, warn } = await askBlocks(readBlocks(block('3', 'script', content)), 'CART')
    expect(blocks).toEqual([])
    expect(warn).toHaveBeenCalledWith(expect.objectContaining({ block: 'script', problem }), expect.any(String))
  })

  it.each([
    [
      'scripts, styles and foreign pictures',
      '<h1 onclick="x()" style="color:red">Oak</h1><script>x()</script><img src="https://evil.example/a.png">',
      '<h2>Oak</h2>',
    ],
    ['links that run scripts', '<a href="javascript:x()">Oak</a>', '<a>Oak</a>'],
    ['unclosed elements', '<div><p>Oak', '<div><p>Oak</p></div>'],
  ])('are sanitised: %s', async (_, content, html) => {
    expect((await askBlocks(readBlocks(block('3', 'script', content)), 'CART')).blocks).toEqual([{ content: html }])
  })

  it('keep a block that is a picture of the media folder', async () => {
    const { blocks } = await askBlocks(readBlocks(block('3', 'script', '<img src="/media/a.png" alt="">')), 'CART')
    expect(blocks).toEqual([{ content: expect.stringMatching(/^<img src="\/img\//) }])
  })
})

// CMS-25
describe('blocks of a category', () => {
  it.each([
    ['34', 'its own by id', ['<p>For joiners</p>', '<p>From six</p>']],
    ['35', 'its own by slug', ['<p>For joiners</p>', '<p>Offcuts</p>']],
  ])('of category %s are those of all categories and %s', async (id, _, contents) => {
    const cmsBlock = readBlocks(TRADE, HOURS, block('3', 'gone', '<p>Offcuts</p>'))
    const scope = scopeWith({ ...shop, cmsBlock }, { config })
    const { data, errors } = await ask(scope, `{ category(by: { id: "${id}" }) { blocks { content } } }`)
    expect(errors).toEqual([])
    expect(data).toEqual({ category: { blocks: contents.map((content) => ({ content })) } })
  })
})

// CMS-26
describe('the cache tags of placed blocks', () => {
  it('name each block, and any content if one is missing, so that a new block reaches the page', async () => {
    expect((await askBlocks(readBlocks(TRADE, HOURS))).tags.toSorted()).toEqual(['C1', 'C2', 'any-category'])
    expect((await askBlocks(readBlocks(TRADE, HOURS, block('3', 'gone', '<p>Back</p>')))).tags.toSorted()).toEqual([
      'C1',
      'C2',
      'C3',
    ])
  })
})

// CMS-27
describe('placed blocks of a platform', () => {
  it('without blocks are none', async () => {
    const refuse = () => Promise.reject(new PlatformRefused('PLATFORM_REFUSED', 404))
    expect((await askBlocks(refuse)).blocks).toEqual([])
  })

  it('that does not answer are null, and nothing else of the page is', async () => {
    const cmsBlock = () => Promise.reject(new PlatformUnreachable('PLATFORM_TIMEOUT'))
    const scope = scopeWith({ ...shop, cmsBlock }, { config })
    const { data } = await ask(scope, '{ placedBlocks(place: HOME) { id } category(by: { id: "34" }) { id blocks { id } } }')
    expect(data).toEqual({ placedBlocks: null, category: { id: '34', blocks: null } })
  })
})
