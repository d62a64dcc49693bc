import type { CategoryKey } from '../categories/tree.ts'
import type { PictureForm } from '../picture-path.ts'
import type { Text } from '../wording/text.ts'
import type { BundleChoice, CustomOption, Download, Member } from './composition.ts'

/** Attribute values: a key of the attribute's words, mm for measures, a text or number otherwise. */
export type Values = Readonly<Record<string, string | number>>

/** What can be chosen along one direction: each entry sets one or more attributes. */
export type Axis = readonly Values[]

/** What a range has in common: its advice and its reviews. */
export type Range =
  | 'timber'
  | 'sheets'
  | 'mouldings'
  | 'stairs'
  | 'decking'
  | 'fencing'
  | 'doors'
  | 'flooring'
  | 'insulation'
  | 'fixings'
  | 'finishes'
  | 'tools'
  | 'services'

/** What is drawn: `{attribute}` stands for the product's own key. */
export interface FamilyPicture {
  readonly form: PictureForm
  readonly material: string
  readonly profile?: string
}

/**
 * A family of products that differ in some attributes. One product for each combination of `each`; with `variants` each
 * of them is configurable with one variant per combination. Prices are net pounds a piece, weights kilograms.
 * In names and skus `{attribute}` stands for the product's value.
 */
export interface Family {
  readonly code: string
  readonly range: Range
  readonly categories: readonly CategoryKey[]
  readonly name: Text
  readonly sku: string
  readonly each?: readonly Axis[]
  readonly variants?: readonly Axis[]
  readonly values: Values
  readonly texts?: Readonly<Record<string, Text>>
  readonly price: (values: Values) => number
  readonly weight: (values: Values) => number
  /** m² that one piece or pack covers. */
  readonly coverage?: (values: Values) => number
  /** Sold by length: has a price per metre. */
  readonly linear?: boolean
  readonly picture: FamilyPicture
  readonly about: Text
  /** Skus of products that go with it. */
  readonly goesWith?: readonly string[]
  /** 2 standard, 3 reduced. */
  readonly taxClass?: 2 | 3
  /** Simple when absent, configurable when there are variants. */
  readonly type?: 'virtual' | 'grouped' | 'bundle' | 'downloadable'
  readonly members?: readonly Member[]
  readonly bundle?: readonly BundleChoice[]
  readonly downloads?: readonly Download[]
  readonly samples?: readonly Download[]
  readonly customOptions?: readonly CustomOption[]
  /** 1 hidden, 2 catalogue, 3 search, 4 both; 4 when absent. */
  readonly visibility?: 1 | 2 | 3 | 4
  /** 1 enabled, 2 disabled; 1 when absent. */
  readonly status?: 1 | 2
  /** Variants also stand in the index as hidden products of their own. */
  readonly childDocuments?: boolean
  /** Stock is not counted. */
  readonly uncounted?: boolean
}

/** Families that share some of their fields. */
export type Shared = Partial<Family> & Pick<Family, 'range' | 'categories' | 'weight'>
type SharedField = 'range' | 'categories' | 'weight' | 'values'
type Particular = Omit<Family, SharedField> & Partial<Pick<Family, SharedField>>

/** Adds what the families have in common; a family's own fields win and values are merged. */
export const families = (shared: Shared, list: readonly Particular[]): readonly Family[] =>
  list.map((family) => ({
    ...shared,
    ...family,
    values: { ...shared.values, ...family.values },
    texts: { ...shared.texts, ...family.texts },
  }))

/** One attribute with several values. */
export const one = (code: string, ...values: readonly (string | number)[]): Axis => values.map((value) => ({ [code]: value }))

/** Thickness × width, in mm. */
export const sections = (...pairs: readonly (readonly [number, number])[]): Axis =>
  pairs.map(([thickness, width]) => ({ thickness, width }))

/** The widths that come in each thickness, in mm. */
export const byThickness = (table: Readonly<Record<number, readonly number[]>>): Axis =>
  Object.entries(table).flatMap(([thickness, all]) => all.map((width) => ({ thickness: Number(thickness), width })))

/** Lengths in mm. */
export const lengths = (...mm: readonly number[]): Axis => one('length', ...mm)

export const thicknesses = (...mm: readonly number[]): Axis => one('thickness', ...mm)
export const widths = (...mm: readonly number[]): Axis => one('width', ...mm)
export const sizes = (...labels: readonly string[]): Axis => one('size', ...labels)
