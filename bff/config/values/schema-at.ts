import { z } from 'zod'

export type Schema = z.core.JSONSchema.BaseSchema

/** Describes what a file may contain. */
export const toSchema = (shape: z.ZodType): Schema => z.toJSONSchema(shape, { io: 'input', unrepresentable: 'any' })

/** The schemas that apply to a field: several if there are alternatives, none if the field does not exist. */
export function schemasAt(schema: Schema, field: readonly PropertyKey[]): readonly Schema[] {
  const alternatives = [schema, ...(schema.anyOf ?? [])].filter((each) => typeof each === 'object')
  const [part, ...rest] = field
  if (part === undefined) return alternatives
  return alternatives
    .map((each) => (typeof part === 'number' ? each.items : each.properties?.[String(part)]))
    .flatMap((child) => (isSchema(child) ? schemasAt(child, rest) : []))
}

const isSchema = (child: unknown): child is Schema => typeof child === 'object' && child !== null && !Array.isArray(child)

export const allowedKeys = (shape: z.ZodType, field: readonly PropertyKey[]): readonly string[] =>
  schemasAt(toSchema(shape), field).flatMap(({ properties }) => Object.keys(properties ?? {}))
