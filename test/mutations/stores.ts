import type { Mutation } from '../../scripts/mutate/requirements/mutation.ts'

/** Mutations of the requirements of branches. */
export const stores: readonly Mutation[] = [
  {
    requirement: 'STORE-1',
    file: 'bff/config/branches.ts',
    find: 'branch.opening ?? opening',
    replace: 'opening',
  },
  {
    requirement: 'STORE-2',
    file: 'schema/rules/delivery/opening-today.ts',
    find: 'holidays.includes(date) ? null : ',
    replace: '',
  },
  {
    requirement: 'STORE-3',
    file: 'web/components/page/hardware-store.ts',
    find: "time.padStart(5, '0')",
    replace: 'time',
  },
  {
    requirement: 'STORE-4',
    file: 'schema/rules/delivery/arrival.ts',
    find: 'rule.branch?.opening ?? opening',
    replace: 'opening',
  },
]
