import type { JsonObject } from './query/json.ts'

/** A few products as indexed, enough to test relevance. */
export const TIMBER: readonly JsonObject[] = [
  {
    id: 1,
    sku: 'SKT-OAK-150',
    name: 'Oak Torus Skirting Board 150 mm',
    category: [{ category_id: 24, name: 'Skirting' }],
    price: 32.5,
    wood_type: 58,
  },
  {
    id: 2,
    sku: 'SKT-PINE-95',
    name: 'Pine Ogee Skirting Board 95 mm',
    category: [{ category_id: 24, name: 'Skirting' }],
    price: 9.5,
    wood_type: 61,
  },
  {
    id: 3,
    sku: 'ARC-OAK-70',
    name: 'Oak Torus Architrave 70 mm',
    category: [{ category_id: 25, name: 'Architrave' }],
    price: 14,
    wood_type: 58,
  },
  {
    id: 4,
    sku: 'PLY-BIR-18',
    name: 'Birch Plywood 18mm',
    category: [{ category_id: 30, name: 'Sheet materials' }],
    price: 61,
    wood_type: 70,
  },
  {
    id: 5,
    sku: 'PLY-BIR-9',
    name: 'Birch Plywood 9mm',
    category: [{ category_id: 30, name: 'Sheet materials' }],
    price: 36,
    wood_type: 70,
  },
  {
    id: 6,
    sku: 'SPINDLE-PINE',
    name: 'Pine Stair Spindle',
    type_id: 'configurable',
    category: [{ category_id: 40, name: 'Stair parts' }],
    price: 3.5,
    wood_type: 61,
    wood_type_options: [61, 58],
    configurable_children: [
      { id: 61, sku: 'SPINDLE-PINE-32', price: 3.5 },
      { id: 62, sku: 'SPINDLE-PINE-41', price: 4.2 },
    ],
  },
  {
    id: 7,
    sku: 'OIL-1L',
    name: 'Hardwax Oil 1 l',
    category: [{ category_id: 50, name: 'Finishes' }],
    description: '<p>Brings out the grain of oak.</p>',
    price: 27,
  },
]
