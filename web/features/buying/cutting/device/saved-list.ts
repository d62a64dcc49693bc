import type { Answers } from '#schema/rules/answers/custom-option-answers.ts'
import { CUTTING } from '#schema/rules/constants.ts'
import type { ListRow, Stock } from '#schema/rules/cutting/list/cutting-list.ts'
import type { DeviceValue } from '../../../../storage/device-value.ts'
import { openDeviceValue } from '../../../../storage/open-device-value.ts'
import { hasTexts, isFields } from '../../../../storage/stored-fields.ts'

/** The chosen sheet or board, with enough data to work offline. */
export interface ChosenMaterial {
  readonly sku: string
  readonly name: string
  /** Sku of the variant, or the product's own. */
  readonly stockSku: string
  /** Size as shown to shoppers. */
  readonly size: string
  readonly stock: Stock
}

export interface SavedList {
  readonly material: ChosenMaterial | null
  readonly rows: readonly ListRow[]
  /** Choices among the options of the cutting service, by option id; undefined for none. */
  readonly choices?: Answers
  /** Key of the cart line whose list is being edited; undefined for a list that is not in the cart. */
  readonly editing?: string
  /** Id of the named list that is open; undefined for none. */
  readonly savedAs?: string
  /** The pieces before the list was emptied, for undo; not read from the device again. */
  readonly cleared?: readonly ListRow[]
}

/** The list of the form, and how it is changed. */
export interface EditableList {
  readonly list: SavedList
  readonly onChange: DeviceValue<SavedList>['change']
}

/** The parts of a list that are stored in the cart and under a name. */
export type ListContents = Pick<SavedList, 'material' | 'rows' | 'choices'>

export const NO_LIST: SavedList = { material: null, rows: [] }

/** In the order of the form. */
export const ROW_FIELDS = ['name', 'length', 'width', 'quantity', 'grain', 'edges'] as const satisfies readonly (keyof ListRow)[]

export const EMPTY_ROW: ListRow = { name: '', length: '', width: '', quantity: '1', grain: 'any', edges: '' }

/** Longest stored text of a cell; validation already rejects far shorter ones. */
const LONGEST_CELL = 100
/** Long enough for a sku with a checksum, or an id. */
const LONGEST_KEY = 200
/** More than a service has options. */
const MOST_CHOICES = 20
/** In tenths of a millimetre; a hundred metres. */
const LONGEST_STOCK = 1_000_000

/** Decodes a stored list and ignores invalid parts. */
export function decodeSavedList(stored: unknown): SavedList {
  if (!isFields(stored)) return NO_LIST
  const rows: readonly unknown[] = Array.isArray(stored.rows) ? stored.rows : []
  const { editing, savedAs } = stored
  const choices = decodeChoices(stored.choices)
  return {
    material: decodeMaterial(stored.material),
    rows: rows.slice(0, CUTTING.mostRows).map(decodeRow),
    ...(choices && { choices }),
    ...(isKey(editing) && { editing }),
    ...(isKey(savedAs) && { savedAs }),
  }
}

function decodeMaterial(stored: unknown): ChosenMaterial | null {
  if (!isFields(stored) || !isFields(stored.stock) || !hasTexts(stored, 'sku', 'name', 'stockSku', 'size')) return null
  const { sku, name, stockSku, size } = stored
  const { kind, length, width } = stored.stock
  if (!isLength(length)) return null
  const texts = { sku, name, stockSku, size }
  if (kind === 'board') return { ...texts, stock: { kind, length } }
  return kind === 'sheet' && isLength(width) ? { ...texts, stock: { kind, length, width } } : null
}

function decodeChoices(stored: unknown): Answers | undefined {
  const known = isFields(stored) ? Object.entries(stored).filter((entry): entry is [string, string] => entry.every(isKey)) : []
  return known.length > 0 ? Object.fromEntries(known.slice(0, MOST_CHOICES)) : undefined
}

export function decodeContents(stored: unknown): ListContents {
  const { editing: _editing, savedAs: _savedAs, ...contents } = decodeSavedList(stored)
  return contents
}

function decodeRow(stored: unknown): ListRow {
  const row: Record<keyof ListRow, string> = { ...EMPTY_ROW }
  for (const field of ROW_FIELDS) {
    const cell = isFields(stored) && stored[field]
    if (typeof cell === 'string') row[field] = cell.slice(0, LONGEST_CELL)
  }
  return row
}

export const isKey = (value: unknown): value is string => typeof value === 'string' && value !== '' && value.length <= LONGEST_KEY

const isLength = (value: unknown): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value > 0 && value <= LONGEST_STOCK

/** The cutting list of this device: survives restarts, works offline and is shared by all tabs. */
export const cuttingList = openDeviceValue('cart', 'cutting-list', decodeSavedList)
