import type { Mutation } from '../../scripts/mutate/requirements/mutation.ts'

/** Metadata and feeds for search engines, sharing sites and other machines. */
export const sharing: readonly Mutation[] = [
  {
    requirement: 'SHARE-1',
    file: 'bff/services/feeds/google-items.ts',
    find: '{ price: price.regular.gross, salePrice: price.final.gross }',
    replace: '{ price: price.regular.net, salePrice: price.final.gross }',
  },
  {
    requirement: 'SHARE-2',
    file: 'bff/services/products/listed-pages.ts',
    find: 'seen.size < total * LEAST_SHARE',
    replace: 'seen.size === 0',
  },
  {
    requirement: 'SHARE-3',
    file: 'bff/domain/feeds/llms-txt.ts',
    find: "'\\\\$&'",
    replace: "'$&'",
  },
  {
    requirement: 'SHARE-4',
    file: 'web/components/page/metadata.ts',
    find: "if (data === 'shop') return organisation(shop)",
    replace: "if (data === 'shop') return []",
  },
  {
    requirement: 'SHARE-5',
    file: 'web/components/page/metadata.ts',
    find: "'gallery', 'jpg', 2",
    replace: "'line', 'jpg', 1",
  },
  {
    requirement: 'SHARE-6',
    file: 'web/components/page/metadata.ts',
    find: '[webPage(page, shop)]',
    replace: 'things',
  },
]
