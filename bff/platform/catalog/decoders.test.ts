import { describe, expect, it } from 'vitest'
import { decodeAttribute } from './attribute.ts'
import { decodeCategory } from './category.ts'
import { decodeCmsBlock, decodeCmsHierarchyNode, decodeCmsPage } from './cms.ts'
import { decodeReview } from './review.ts'
import { decodeTaxRule } from './tax-rule.ts'

describe('category decoder', () => {
  const SKIRTING = {
    id: 24,
    parent_id: 20,
    name: 'Skirting',
    path: '1/2/20/24',
    level: 3,
    url_path: 'mouldings/skirting',
    is_active: 1,
  }

  // CAT-5
  it('returns string ids and a path without the technical root', () => {
    expect(decodeCategory(SKIRTING)).toMatchObject({
      id: '24',
      parentId: '20',
      path: ['2', '20', '24'],
      slug: 'skirting-24',
      isActive: true,
      includeInMenu: true,
    })
  })

  // URL-11
  it.each(['/decking/', 'decking/', '/decking', 'decking//boards', '../decking', 'a/./b', '..'])(
    'has no URL path for %j, because no page could have it',
    (url_path) => {
      expect(decodeCategory({ ...SKIRTING, url_path })?.urlPath).toBeNull()
    },
  )

  // URL-12
  it.each([
    ['cart', null],
    ['Checkout', null],
    ['latest-news/oak', null],
    ['cart/boards', 'cart/boards'],
    ['carts', 'carts'],
    // URL-13
    ['GraphQL', null],
    ['media/oak', null],
    ['invalidate', null],
    ['api/oak', null],
    ['health/live', null],
    ['health', 'health'],
    ['media', 'media'],
    ['oak.html', 'oak.html'],
  ])('has, for the path %j, the URL path %j, because the shop itself has some pages', (url_path, urlPath) => {
    expect(decodeCategory({ ...SKIRTING, url_path })?.urlPath).toBe(urlPath)
  })

  // FRONT-20
  it.each([
    [{ name: null, url_key: 'skirting' }, 'skirting'],
    [{ name: ' ' }, '24'],
  ])('names a category of %j %s', (fields, name) => {
    expect(decodeCategory({ ...SKIRTING, ...fields })?.name).toBe(name)
  })

  // CAT-5
  it('reads every field', () => {
    const document = {
      id: 24,
      parent_id: 20,
      name: 'Skirting',
      slug: 'skirting',
      url_key: 'skirting',
      url_path: 'mouldings/skirting',
      level: '4',
      position: '7',
      path: '1/2/20/24',
      product_count: '40',
      is_active: '1',
      include_in_menu: '0',
      description: '<p>Boards</p>',
      image: '/s.jpg',
      meta_title: 'Skirting boards',
      meta_description: 'In stock',
    }
    expect(decodeCategory(document)).toEqual({
      id: '24',
      parentId: '20',
      name: 'Skirting',
      slug: 'skirting',
      urlKey: 'skirting',
      urlPath: 'mouldings/skirting',
      level: 4,
      position: 7,
      path: ['2', '20', '24'],
      productCount: 40,
      isActive: true,
      includeInMenu: false,
      description: '<p>Boards</p>',
      image: '/s.jpg',
      metaTitle: 'Skirting boards',
      metaDescription: 'In stock',
    })
  })

  it.each([
    ['parent ids', { path: undefined, parent_ids: [1, 2, '20'] }, ['2', '20', '24']],
    ['parent ids rather than the path', { parent_ids: ['2', 20] }, ['2', '20', '24']],
    ['the path if the parent ids are empty', { parent_ids: [] }, ['2', '20', '24']],
    ['neither', { path: undefined }, ['24']],
  ])('builds the path from %s', (_, more, path) => {
    expect(decodeCategory({ ...SKIRTING, ...more })?.path).toEqual(path)
  })

  it.each([
    [false, false],
    [0, false],
    ['0', false],
    ['1', true],
  ])('reads is_active %j as %s', (is_active, expected) => {
    expect(decodeCategory({ ...SKIRTING, is_active })?.isActive).toBe(expected)
  })

  it('returns null without an id', () => {
    expect(decodeCategory({ name: 'Skirting' })).toBeNull()
  })
})

// ATTR-1
// PROD-76
it('the category decoder writes sizes with × and keeps the slug', () => {
  expect(decodeCategory({ id: 3, name: 'Posts 75 x 75' })).toMatchObject({ name: 'Posts 75 × 75', slug: 'posts-75-x-75-3' })
})

describe('attribute decoder', () => {
  it.each([['1'], [1], [true], ['true']])('reads %j as true', (yes) => {
    expect(decodeAttribute({ attribute_code: 'brand', is_comparable: yes, is_visible_on_front: yes })).toMatchObject({
      isComparable: true,
      isVisibleOnFront: true,
    })
  })

  it.each([['0'], [0], [false], [undefined]])('reads %j as false', (no) => {
    expect(decodeAttribute({ attribute_code: 'brand', is_comparable: no })).toMatchObject({ isComparable: false })
  })

  it('reads every field', () => {
    const document = {
      attribute_id: 81,
      attribute_code: 'wood_type',
      frontend_label: 'Wood type',
      frontend_input: 'multiselect',
      is_user_defined: false,
      is_visible: false,
      is_visible_on_front: true,
      is_comparable: '1',
      options: [{ value: '58', label: 'Oak' }],
    }
    const expected = { id: '81', code: 'wood_type', label: 'Wood type', input: 'multiselect', options: document.options }
    expect(decodeAttribute(document)).toEqual({
      ...expected,
      isUserDefined: false,
      isVisible: false,
      isVisibleOnFront: true,
      isComparable: true,
    })
    expect(decodeAttribute({ ...document, is_user_defined: 1, is_visible: 1 })).toMatchObject({
      isUserDefined: true,
      isVisible: true,
    })
  })

  // PROD-76
  it('writes the sizes of labels with × and keeps values', () => {
    const options = [{ label: '2440 x 1220 mm', value: '2440x1220' }]
    expect(decodeAttribute({ attribute_code: 'size', options })?.options).toEqual([
      { label: '2440 × 1220 mm', value: '2440x1220' },
    ])
  })

  it('drops options without a label', () => {
    const options = [
      { value: '', label: ' ' },
      { value: 58, label: 'Oak' },
      { value: '61', label: '' },
    ]
    expect(decodeAttribute({ attribute_code: 'wood_type', attribute_id: 9, options })).toMatchObject({
      id: '9',
      options: [{ value: '58', label: 'Oak' }],
    })
  })

  it('returns null without a code', () => {
    expect(decodeAttribute({ attribute_id: 1 })).toBeNull()
  })
})

// TAX-12
describe('tax rule decoder', () => {
  it('returns numbers for classes, regions and percents', () => {
    const document = {
      id: 1,
      product_tax_class_ids: ['2', 3],
      customer_tax_class_ids: [3],
      rates: [
        { tax_country_id: 'GB', tax_region_id: '0', rate: '20.0000' },
        { tax_country_id: 'ES', tax_region_id: '166', region_name: 'Las Palmas', rate: 7 },
        {},
      ],
    }
    expect(decodeTaxRule(document)).toEqual({
      id: '1',
      productTaxClassIds: [2, 3],
      customerTaxClassIds: [3],
      rates: [
        { country: 'GB', regionId: 0, regionName: null, percent: 20 },
        { country: 'ES', regionId: 166, regionName: 'Las Palmas', percent: 7 },
      ],
    })
  })

  it('returns null without an id', () => {
    expect(decodeTaxRule({})).toBeNull()
  })
})

describe('review decoder', () => {
  const REVIEW = { id: 5, product_id: 93, title: 'Solid', detail: 'Straight', nickname: 'Jo', created_at: '2024-03-11 08:00:00' }

  it.each([
    ['no ratings', undefined, null],
    ['stars', [{ value: 4 }], 4],
    ['percent', [{ percent: '80' }], 4],
    ['several', [{ value: 5 }, { value: 4 }, { value: 5 }], 5],
    ['nonsense', [{ value: 'x' }], null],
    ['too many stars', [{ value: 9 }], 5],
  ])('reads %s', (_, ratings, expected) => {
    expect(decodeReview({ ...REVIEW, ratings })?.rating).toBe(expected)
  })

  it('returns the time in ISO 8601', () => {
    expect(decodeReview(REVIEW)).toMatchObject({ id: '5', productId: '93', createdAt: '2024-03-11T08:00:00.000Z' })
  })

  it('returns null without a product', () => {
    expect(decodeReview({ id: 5 })).toBeNull()
  })
})

describe('CMS decoder', () => {
  // CMS-7
  it('reads a page by its identifier', () => {
    expect(
      decodeCmsPage({ page_id: 3, identifier: 'delivery', title: 'Delivery', content: '<p>x</p>', active: '0' }),
    ).toMatchObject({ id: '3', identifier: 'delivery', title: 'Delivery', content: '<p>x</p>', isActive: false })
    expect(decodeCmsPage({ id: 3 })).toBeNull()
  })

  // CMS-7
  it('reads a block by its identifier', () => {
    expect(decodeCmsBlock({ id: 12, identifier: 'notice', title: 'Notice', content: '<p>x</p>' })).toMatchObject({
      id: '12',
      identifier: 'notice',
      title: 'Notice',
      content: '<p>x</p>',
      isActive: true,
    })
    expect(decodeCmsBlock({ id: 12 })).toBeNull()
  })

  // CMS-4
  it('reads the position in a tree', () => {
    expect(decodeCmsHierarchyNode({ node_id: 4, parent_node_id: 1, page_id: '3', identifier: 'help', level: '2' })).toMatchObject(
      { id: '4', parentId: '1', pageId: '3', level: 2 },
    )
    expect(decodeCmsHierarchyNode({ identifier: 'help' })).toBeNull()
  })
})
