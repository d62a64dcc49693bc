import type { Mutation } from '../../scripts/mutate/requirements/mutation.ts'

/** A new platform behind the shop. */
export const firstDay: readonly Mutation[] = [
  {
    requirement: 'DAY-1',
    file: 'scripts/contract/ask.ts',
    find: 'error instanceof PlatformRefused && error.status === 404',
    replace: 'error instanceof PlatformRefused && error.status === 410',
  },
  {
    requirement: 'DAY-2',
    file: 'scripts/contract/verdicts.ts',
    find: '/^(0|[1-9]\\d{0,17})$/',
    replace: '/^\\d{1,18}$/',
  },
  {
    requirement: 'DAY-3',
    file: 'scripts/contract/departments.ts',
    find: 'found === 0 && productCount !== 0',
    replace: 'found === 0 && productCount === 0',
  },
  {
    requirement: 'DAY-4',
    file: 'scripts/contract/arguments.ts',
    find: 'mayBuy: values.buy',
    replace: 'mayBuy: true',
  },
  {
    requirement: 'DAY-5',
    file: 'scripts/contract/buying/trial-verdicts.ts',
    find: 'first[0] === second?.[0]',
    replace: 'first[0] !== second?.[0]',
  },
  {
    requirement: 'DAY-6',
    file: 'bff/platform/search/search.ts',
    find: 'answer.total === 0 && answer.partialReason === null',
    replace: 'answer.total === 1 && answer.partialReason === null',
  },
  {
    requirement: 'DAY-7',
    file: 'bff/services/listing/empty-categories.ts',
    find: 'known.delete(key)',
    replace: 'known.has(key)',
  },
  {
    requirement: 'DAY-8',
    file: 'bff/services/customer/write-review.ts',
    find: 'isTaken === null',
    replace: 'isTaken === undefined',
  },
  {
    requirement: 'DAY-9',
    file: 'bff/platform/extensions/probe.ts',
    find: "return status === 404 ? 'absent' : 'unclear'",
    replace: "return 'absent'",
  },
  {
    requirement: 'DAY-10',
    file: 'web/features/content/contact/contact-view.tsx',
    find: "email && !lacks?.includes('mail') && (",
    replace: 'email && (',
  },
]
