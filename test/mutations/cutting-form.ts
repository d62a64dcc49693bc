import type { Mutation } from '../../scripts/mutate/requirements/mutation.ts'

/** How cutting lists are read, packed, charged and sent. */
export const cuttingForm: readonly Mutation[] = [
  {
    requirement: 'CUT-1',
    file: 'schema/rules/cutting/list/cutting-list.ts',
    find: 'orientations(panel, room, saw.kerf).length > 0) return',
    replace: "orientations({ ...panel, grain: 'any' }, room, saw.kerf).length > 0) return",
  },
  {
    requirement: 'CUT-2',
    file: 'schema/rules/cutting/orientations.ts',
    find: 'straight = { length: length + kerf,',
    replace: 'straight = { length,',
  },
  {
    requirement: 'CUT-3',
    file: 'schema/rules/cutting/pack-sheets.ts',
    find: 'onShelves.length < found.length ? onShelves : found',
    replace: 'found',
  },
  {
    requirement: 'CUT-4',
    file: 'schema/rules/cutting/pack-sheets.ts',
    find: 'b.sheets.length < a.sheets.length ||',
    replace: 'b.sheets.length > a.sheets.length ||',
  },
  {
    requirement: 'CUT-5',
    file: 'schema/rules/cutting/pack-lengths.ts',
    find: 'plain.length < filled.length ? plain : filled',
    replace: 'filled',
  },
  {
    requirement: 'CUT-6',
    file: 'schema/rules/cutting/cuts.ts',
    find: "cut === 'rip' ? first.width : first.length",
    replace: "cut === 'rip' ? first.length : first.width",
  },
  {
    requirement: 'CUT-7',
    file: 'schema/rules/cutting/figures.ts',
    find: '100 * (1 - used / whole)',
    replace: '1 - used / whole',
  },
  {
    requirement: 'CUT-8',
    file: 'bff/graphql/resolvers/catalog/cutting.ts',
    find: '=== saw[service]',
    replace: '=== saw.sheetService',
  },
  {
    requirement: 'CUT-9',
    file: 'web/features/buying/cutting/rules/material.ts',
    find: 'variant.measure?.lengthMillimetres',
    replace: 'null',
  },
  {
    requirement: 'CUT-10',
    file: 'web/features/buying/cutting/basket/cutting-lines.ts',
    find: 'isSheet ? packing.sheets : packing.cuts',
    replace: 'packing.sheets',
  },
  {
    requirement: 'CUT-11',
    file: 'web/features/buying/cutting/plan/panel-text.ts',
    find: 'least: 11',
    replace: 'least: 9',
  },
  {
    requirement: 'CUT-12',
    file: 'web/features/buying/cutting/device/stored-cutting.ts',
    find: 'cuttingOnDevice = [cuttingList, ',
    replace: 'cuttingOnDevice = [',
  },
  {
    requirement: 'CUT-13',
    file: 'bff/services/contact/send-cutting-list.ts',
    find: 'of list?.problems ?? []',
    replace: 'of []',
  },
  {
    requirement: 'CUT-19',
    file: 'web/features/shell/layout/shell.tsx',
    find: '...(cutsToList ?',
    replace: '...(!cutsToList ?',
  },
  {
    requirement: 'CUT-37',
    file: 'web/features/buying/cutting/list/list-text.ts',
    find: "=== 'board', words, format)",
    replace: "=== 'board', words, { measure: String })",
  },
  {
    requirement: 'CUT-38',
    file: 'web/features/buying/cutting/list/row-changes.ts',
    find: 'rows: [], cleared: list.rows',
    replace: 'rows: [], cleared: []',
  },
]
