import type { Wiring } from './wiring.types.ts'

const LOAD = 'test/spec/errors.spec.ts › load errors'

/** Log lines and texts for missing documents. */
export const errors: readonly Wiring[] = [
  {
    id: 'a product that is hidden is logged',
    section: 8,
    requirement: 'ERROR-1',
    test: `${LOAD} › log 'Product query returned empty result product visibility = ...' and answer 404`,
    cut: {
      file: 'bff/services/products/product-lookup.ts',
      find: "  if (resolved.kind === 'empty') log.debug({ sku: found.sku }, resolved.message)\n",
      replace: '',
    },
  },
  {
    id: 'a category that is missing is logged',
    section: 8,
    requirement: 'ERROR-2',
    test: `${LOAD} › log 'Category query returned empty result' and answer 404`,
    cut: {
      file: 'bff/services/catalog/categories.ts',
      find: '  if (!category) scope.log.debug({ key }, MESSAGES.categoryEmpty)\n',
      replace: '',
    },
  },
  {
    id: 'a page that is missing is logged',
    section: 8,
    requirement: 'ERROR-3',
    test: `${LOAD} › log 'CMS query returned empty result' and answer 404`,
    cut: {
      file: 'bff/services/content/cms.ts',
      find: 'else log.debug({ identifier }, MESSAGES.cmsEmpty)',
      replace: 'else void MESSAGES.cmsEmpty',
    },
  },
  {
    id: 'a linked product that is missing is logged',
    section: 8,
    requirement: 'ERROR-4',
    test: `${LOAD} › log 'Product not found' for a missing linked product and show the others`,
    cut: {
      file: 'bff/services/products/bundle-components.ts',
      find: 'scope.log.warn({ sku: product.sku, missing }, MESSAGES.productMissing)',
      replace: 'void MESSAGES.productMissing',
    },
  },
  {
    id: 'a lost connection shows the offline text in place of a page',
    section: 8,
    requirement: 'ERROR-5',
    test: 'test/e2e/texts/texts.e2e.ts › texts name every step of an account, of buying and of an offline order',
    cut: {
      file: 'web/features/content/error-pages/offline-view.tsx',
      find: 'text={text}',
      replace: 'text={title}',
    },
  },
]
