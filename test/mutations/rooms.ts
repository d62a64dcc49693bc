import type { Mutation } from '../../scripts/mutate/requirements/mutation.ts'

/** The room calculators, and the searches that find them. */
export const rooms: readonly Mutation[] = [
  {
    requirement: 'ROOM-1',
    file: 'bff/graphql/resolvers/catalog/calculators.ts',
    find: 'return product ? [{ product, metres }] : []',
    replace: 'return []',
  },
  {
    requirement: 'ROOM-2',
    file: 'schema/rules/rooms/read-metres.ts',
    find: "millimetres > most ? 'TOO_LONG' : millimetres",
    replace: 'millimetres',
  },
  {
    requirement: 'ROOM-3',
    file: 'schema/rules/rooms/moulding.ts',
    find: ' - doors * doorWidth',
    replace: '',
  },
  {
    requirement: 'ROOM-4',
    file: 'schema/rules/rooms/moulding.ts',
    find: 'tooLong.length > 0 ? null : boards.length',
    replace: 'boards.length',
  },
  {
    requirement: 'ROOM-5',
    file: 'schema/rules/rooms/deck.ts',
    find: 'piecesFor(2, rowLength, job.joistLength)',
    replace: '0',
  },
  {
    requirement: 'ROOM-6',
    file: 'web/features/catalog/calculators/pieces/product-pieces.ts',
    find: 'const [size] = product.sizes',
    replace: "const size = product.sizes[0] ?? { label: '', pieces: [] }",
  },
  {
    requirement: 'ROOM-14',
    file: 'web/features/catalog/calculators/pieces/choose-piece.ts',
    find: 'compare(a.total, b.total) || ',
    replace: '',
  },
  {
    requirement: 'ROOM-7',
    file: 'web/features/catalog/calculators/result/needed-products.tsx',
    find: 'lines.map(({ sku, quantity }) => ({ sku, quantity }))',
    replace: 'lines.map(({ sku }) => ({ sku, quantity: 1 }))',
  },
  {
    requirement: 'ROOM-8',
    file: 'schema/rules/rooms/room-address.ts',
    find: "parameters.get('doors') ?? ''",
    replace: "''",
  },
  {
    requirement: 'ROOM-9',
    file: 'web/features/catalog/product/calculator/calculator.tsx',
    find: 'sku.startsWith(start)',
    replace: 'sku === start',
  },
  {
    requirement: 'ROOM-10',
    file: 'web/features/catalog/calculators/moulding/typed-room.ts',
    find: "if (room.kind === 'area') {",
    replace: 'if (false) {',
  },
  {
    requirement: 'ROOM-8',
    file: 'web/features/catalog/calculators/device/inputs.ts',
    find: '[kind]: { ...named, [REQUEST]: search }',
    replace: '[kind]: { ...readRecord(readRecord(stored)[kind]), ...named, [REQUEST]: search }',
  },
  {
    requirement: 'ROOM-11',
    file: 'web/features/catalog/calculators/device/inputs.ts',
    find: 'return isReturn && isFilled ? stored',
    replace: 'return isFilled ? stored',
  },
  {
    requirement: 'ROOM-12',
    file: 'sandbox/data/catalog/posts.yaml',
    find: '<a href="/calculators/deck">our deck calculator</a>',
    replace: 'our deck calculator',
  },
  {
    requirement: 'ROOM-13',
    file: 'web/features/catalog/calculators/moulding/place-lengths.ts',
    find: 'taken.some((other) => isCrossing(box, other))',
    replace: 'taken.length === 0',
  },
  {
    requirement: 'SEARCH-31',
    file: 'bff/services/content/page-suggestions.ts',
    find: 'findEntries(index, rest',
    replace: 'findEntries(index, search',
  },
  {
    requirement: 'SEARCH-38',
    file: 'bff/services/content/page-suggestions.ts',
    find: '...roomSides(area)',
    replace: '',
  },
  {
    requirement: 'SEARCH-42',
    file: 'bff/services/content/page-suggestions.ts',
    find: 'doors: doors ?? USUAL_DOORS }',
    replace: 'doors: doors ?? 0 }',
  },
  {
    requirement: 'SEARCH-42',
    file: 'web/messages/product-count.ts',
    find: ' && !isAnswered',
    replace: '',
  },
  {
    requirement: 'SEARCH-42',
    file: 'web/routes/search/search.tsx',
    find: "    .filter(({ url }) => url.split('?')[0] !== shown)\n",
    replace: '',
  },
]
