/**
 * Compares the schema with the released one: breaking and dangerous changes must be in `schema/released/intended-changes.json` with a reason.
 * `--release` makes the present schema the released one and empties the list.
 * @source decision 0016
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { buildASTSchema, buildSchema, type GraphQLSchema, lexicographicSortSchema, printSchema } from 'graphql'
import { z } from 'zod'
import { readContract } from '../codegen/contract.ts'
import { readCommandLine } from '../command-line.ts'
import { compareWithIntended, schemaChanges } from './sources/schema-changes.ts'

const { values } = readCommandLine({
  purpose: 'Compares the schema with the released one, and fails on breaking changes that are not listed with a reason.',
  call: 'npm run release:schema',
  options: { release: { meaning: 'makes the present schema the released one and empties the list' } },
})

const RELEASED = 'schema/released/schema.graphql'
const INTENDED = 'schema/released/intended-changes.json'

const now = buildASTSchema(readContract().sdl)
if (values.release) {
  writeFileSync(RELEASED, `${printSchema(lexicographicSortSchema(now))}\n`)
  writeFileSync(INTENDED, '[]\n')
}

const released = buildSchema(readFileSync(RELEASED, 'utf8'))
const intended = z
  .array(z.strictObject({ change: z.string(), reason: z.string() }))
  .parse(JSON.parse(readFileSync(INTENDED, 'utf8')))
const { unintended, idle } = compareWithIntended(await schemaChanges(released, withoutDirectives(now)), intended)
for (const { kind, change } of unintended) console.error(`${kind}: ${change}`)
if (unintended.length > 0) {
  console.error(
    `\nOther frontends use the released schema (${RELEASED}). Deprecate a field first and remove it a release later, or list the`,
  )
  console.error(`change in ${INTENDED}: {"change": the sentence above, "reason": why}.`)
}
for (const { change } of idle) console.error(`${INTENDED}: no such change: ${change}`)
if (unintended.length + idle.length > 0) process.exitCode = 1

/** As a release prints it: uses of `@cost` and `@listSize` concern the server alone. */
function withoutDirectives(schema: GraphQLSchema): GraphQLSchema {
  return buildSchema(printSchema(schema))
}
