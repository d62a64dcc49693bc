import type { Mutation } from '../../scripts/mutate/requirements/mutation.ts'

/** Typed rows of quick order and amounts in searches. */
export const typedLines: readonly Mutation[] = [
  {
    requirement: 'QUICK-17',
    file: 'web/features/catalog/quick-order/rows/read-line.ts',
    find: '(?:nos?|off|pcs|stk|pz)',
    replace: '(?:nos?|off|pcs|stk)',
  },
  {
    requirement: 'QUICK-19',
    file: 'web/features/catalog/quick-order/rows/read-line.ts',
    find: '|\\s(?=\\p{L}\\S*\\d\\S*$))',
    replace: ')',
  },
  {
    requirement: 'QUICK-20',
    file: 'web/features/catalog/quick-order/rows/read-line.ts',
    find: ".replace(LIST_NUMBER, '')",
    replace: '',
  },
  {
    requirement: 'SEARCH-69',
    file: 'bff/domain/search/understanding/words/amounts.ts',
    find: 'beginsWithCount ? [0, 1] : []',
    replace: '[]',
  },
  {
    requirement: 'SEARCH-70',
    file: 'bff/domain/search/understanding/words/prices.ts',
    find: "(readPrice(text, language)?.rest ?? text).replace(PRICE, ' ')",
    replace: '(readPrice(text, language)?.rest ?? text)',
  },
  {
    requirement: 'SEARCH-64',
    file: 'bff/domain/search/understanding/words/prices.ts',
    find: 'fino a|entro',
    replace: 'entro',
  },
  {
    requirement: 'RUN-46',
    file: 'bff/cache/invalidation/receiver.ts',
    find: 'const isNews = entries > 0 && !isLogged',
    replace: 'const isNews = entries > 0',
  },
  {
    requirement: 'RUN-47',
    file: 'bff/serve.ts',
    find: '  await checkPort(config.port, config.host)\n',
    replace: '',
  },
  {
    requirement: 'CACHE-27',
    file: 'web/worker/ask-shop.ts',
    find: '.catch(() => undefined)',
    replace: '',
  },
  {
    requirement: 'CACHE-27',
    file: 'web/worker/ask-shop.ts',
    find: "response?.type === 'error' ? undefined : response",
    replace: 'response',
  },
  {
    requirement: 'CACHE-28',
    file: 'web/features/catalog/offline-catalog/offline-catalog.ts',
    find: "  addEventListener('online', () => void refreshOfflineCatalog(shop), { once: true })\n",
    replace: '',
  },
]
