import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { readConfig } from '../../bff/config/config.ts'
import { isFlagFacet } from '../../bff/domain/facets/flags.ts'

const Schema = z.object({ properties: z.record(z.string(), z.object({ type: z.string().optional() })) })
const text = readFileSync('docs/index-mapping.md', 'utf8')
const [extension = {}, review = {}] = [...text.matchAll(/```json\n([\s\S]*?)```/g)].map(
  ([, json = '']) => Schema.parse(JSON.parse(json)).properties,
)
/** The platform's own schema. */
const platform = Schema.parse(JSON.parse(readFileSync('sandbox/data/schemas/product.json', 'utf8'))).properties

describe('schemas to copy', () => {
  it('map every default filter attribute, of variants too, to a type that can be aggregated', () => {
    const attributes = readConfig({}).catalog.filterAttributes.filter((code) => !isFlagFacet(code))
    const wanted = attributes.flatMap((code) => (code === 'price' ? ['final_price'] : [code, `${code}_options`]))
    const types = wanted.map((field) => [field, extension[field]?.type ?? platform[field]?.type])
    expect(types.filter(([, type]) => !['keyword', 'long', 'integer', 'float', 'double'].includes(String(type)))).toEqual([])
  })

  it.each(['position', 'url_path', 'url_key', 'slug', 'sku', 'id', 'created_at', 'updated_at', 'category_ids'])(
    'map %s, with those of the platform',
    (field) => {
      expect(extension[field]?.type ?? platform[field]?.type).toMatch(/^(keyword|long|integer|date)$/)
    },
  )

  it('contain the complete schema of reviews', () => {
    expect(Object.keys(review)).toEqual(expect.arrayContaining(['id', 'product_id', 'review_status', 'created_at']))
    expect(review.created_at?.type).toBe('date')
  })
})
