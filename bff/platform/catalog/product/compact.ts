import { type Document, decodeDocuments } from '../../documents/document.ts'

/** @source platform contract §2.12 */
const SHORT_NAMES: Readonly<Record<string, string>> = {
  mp: 'minimal_price',
  ho: 'has_options',
  u: 'url_key',
  s: 'status',
  ro: 'required_options',
  nm: 'name',
  tci: 'tax_class_id',
  desc: 'description',
  mrp: 'minimal_regular_price',
  fp: 'final_price',
  p: 'price',
  sp: 'special_price',
  ofp: 'original_final_price',
  op: 'original_price',
  osp: 'original_special_price',
  fpit: 'final_price_incl_tax',
  opit: 'original_price_incl_tax',
  pit: 'price_incl_tax',
  spit: 'special_price_incl_tax',
  fpt: 'final_price_tax',
  pt: 'price_tax',
  spt: 'special_price_tax',
  opt: 'original_price_tax',
  i: 'image',
  si: 'small_image',
  t: 'thumbnail',
}

/** Restores the full field names of a compact document and its children. */
export function expandDocument(document: Document): Document {
  const renamed = renamedFields(document)
  if (!('configurable_children' in renamed)) return renamed
  return { ...renamed, configurable_children: decodeDocuments(renamed.configurable_children).map(renamedFields) }
}

const renamedFields = (document: Document): Document =>
  Object.fromEntries(
    Object.entries(document).map(([name, value]) => [Object.hasOwn(SHORT_NAMES, name) ? SHORT_NAMES[name] : name, value]),
  )
