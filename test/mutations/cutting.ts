import type { Mutation } from '../../scripts/mutate/requirements/mutation.ts'

/** Parts cut to size. */
export const cutting: readonly Mutation[] = [
  {
    requirement: 'CUT-14',
    file: 'schema/rules/answers/length-answer.ts',
    find: 'millimetres >= least && millimetres <= most',
    replace: 'millimetres >= least',
  },
  {
    requirement: 'CUT-21',
    file: 'schema/rules/cutting/list/cutting-list.ts',
    find: 'Math.min(length, width) < least ||',
    replace: '',
  },
  {
    requirement: 'CUT-16',
    file: 'schema/rules/cutting/list/equal-parts.ts',
    find: '(count - 1) * kerf',
    replace: 'count * kerf',
  },
  {
    requirement: 'CUT-40',
    file: 'web/features/buying/cutting/send/send-form.tsx',
    find: "isWaiting ? 'kept' : 'sent'",
    replace: "'sent'",
  },
  {
    requirement: 'CUT-30',
    file: 'web/sync/tasks/cart/exchange-lines.ts',
    find: 'Math.max(line.quantity - out.quantity, 0)',
    replace: '0',
  },
  {
    requirement: 'CUT-31',
    file: 'web/sync/tasks/cart/settle-exchanges.ts',
    find: '!isChangedSince(exchange, line.key, sync.intents)',
    replace: 'line.key === exchange.added[0]',
  },
  {
    requirement: 'CUT-32',
    file: 'web/features/buying/cutting/in-cart/list-record.ts',
    find: 'records.filter(({ key }) => inCart.has(key))',
    replace: 'records',
  },
  {
    requirement: 'CUT-33',
    file: 'web/features/buying/cutting/saved/list-state.ts',
    find: 'hasPieces(list) && !lists.some',
    replace: 'hasPieces(list) && lists.some',
  },
  {
    requirement: 'CUT-34',
    file: 'web/features/buying/cutting/basket/cutting-lines.ts',
    find: '    ...offeredChoices(answerable, choices),\n',
    replace: '',
  },
  {
    requirement: 'CUT-39',
    file: 'web/features/buying/cutting/parts/best-materials.ts',
    find: '[...found.filter(isCut), ...found.filter((product) => !isCut(product))]',
    replace: '[...found.filter((product) => !isCut(product)), ...found.filter(isCut)]',
  },
  {
    requirement: 'CUT-36',
    file: 'web/features/buying/cutting/quotation/cutting-quotation.tsx',
    find: '!(variant ?? product).price.isUnknown && ',
    replace: '',
  },
  {
    requirement: 'CUT-35',
    file: 'web/features/buying/cutting/compare/compare-sizes.tsx',
    find: 'problems.length === 0 && panels.length > 0 ? panels : null',
    replace: 'panels',
  },
  {
    requirement: 'CUT-20',
    file: 'web/features/buying/cutting/packing/grain-advice.ts',
    find: 'needed < (best?.sheets ?? sheets)',
    replace: 'needed <= (best?.sheets ?? sheets)',
  },
  {
    requirement: 'CUT-17',
    file: 'web/features/buying/cutting/share/list-link.ts',
    find: 'rows.length > CUTTING.mostRows',
    replace: 'rows.length > 2 * CUTTING.mostRows',
  },
  {
    requirement: 'CUT-15',
    file: 'web/features/buying/cutting/import/column-names.ts',
    find: 'edges: /^(?:edg|kante|bord)/',
    replace: 'edges: /^(?:edges|kanten|bordi)/',
  },
]
