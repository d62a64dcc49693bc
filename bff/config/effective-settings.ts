import { join } from 'node:path'
import { type Config, createConfig, readSettings, type Settings } from './config.ts'
import { VARIABLE_GROUPS } from './environment.ts'
import { CONTENT_FILES } from './shop-files.ts'
import { type Schema, toSchema } from './values/schema-at.ts'
import { Secret } from './values/secret.ts'

export interface EffectiveSetting {
  readonly name: string
  /** The value in use; secrets are left out. */
  readonly value: string
  /** 'environment', 'file /run/secrets/valkey-url', 'bff/content/shop/settings.yaml:5' or 'default'. */
  readonly origin: string
}

/** Settings whose default depends on other settings. */
const DERIVED: Readonly<Record<string, (config: Config) => unknown>> = {
  PLATFORM_SEARCH_TIMEOUT_MS: ({ platform }) => platform.searchTimeoutMs,
  PLATFORM_TIMEOUT_MS: ({ platform }) => platform.timeoutMs,
  PLATFORM_SYNC_TIMEOUT_MS: ({ platform }) => platform.syncTimeoutMs,
  PLAYGROUND: ({ playground }) => playground,
  'platform.cmsHierarchy': ({ platform }) => platform.cmsHierarchy,
}

/**
 * Every setting in use with its origin: the variables, then the files of the content folder.
 * @throws ConfigError if a setting is invalid
 */
export function effectiveSettings(environment: Readonly<Record<string, string | undefined>>): readonly EffectiveSetting[] {
  const settings = readSettings(environment)
  const config = createConfig(settings)
  const variables = Object.values(VARIABLE_GROUPS)
    .flatMap((group) => Object.entries(group))
    .map(([name, type]) => ({
      name,
      value: formatValue(
        asText(settings.variables[name as keyof typeof settings.variables]) ?? DERIVED[name]?.(config),
        type.meta()?.unset,
      ),
      origin: settingOrigin(name, settings),
    }))
  const content = Object.entries(CONTENT_FILES).flatMap(([path, shape]) => {
    const file = settings.files[path as keyof typeof settings.files]
    return listFields(toSchema(shape), file.value).map(({ field, value, unset }) => {
      const line = file.findLine(field)
      const name = fieldName(field, file.value)
      return {
        name,
        value: formatValue(value ?? DERIVED[name]?.(config), unset),
        origin: line === null ? 'default' : `${join(settings.variables.CONTENT_DIR, path)}:${line}`,
      }
    })
  })
  return [...variables, ...content]
}

function settingOrigin(name: string, { set, secretFiles }: Settings): string {
  const path = secretFiles.get(name)
  if (path !== undefined) return `file ${path}`
  return set.has(name) ? 'environment' : 'default'
}

/** Variables with several values as they are set: 'pages=64,pictures=48', 'a.example,b.example'. */
function asText(value: unknown): unknown {
  if (Array.isArray(value)) return value.length > 0 ? value.join() : undefined
  if (!isRecord(value) || value instanceof Secret) return value
  return Object.entries(value)
    .map((entry) => entry.join('='))
    .join()
}

interface Field {
  readonly field: readonly (string | number)[]
  readonly value: unknown
  readonly unset: unknown
}

/** The settings of a file: leaves of its schema, and those of list entries that have a code. */
function listFields(schema: Schema, value: unknown, field: readonly (string | number)[] = []): readonly Field[] {
  if (schema.properties)
    return Object.entries(schema.properties).flatMap(([key, child]) =>
      typeof child === 'object' ? listFields(child, child && isRecord(value) ? value[key] : undefined, [...field, key]) : [],
    )
  const { items } = schema
  if (Array.isArray(value) && value.length > 0 && isSchema(items) && items.properties?.code)
    return value.flatMap((entry, i) => listFields(items, entry, [...field, i]))
  return [{ field, value, unset: schema.unset }]
}

/** 'catalog.facets'; list entries go by their code: 'further.de.currency'. */
function fieldName(field: readonly (string | number)[], file: unknown): string {
  let value: unknown = file
  return field
    .map((part) => {
      value = isRecord(value) || Array.isArray(value) ? Reflect.get(value, part) : undefined
      return typeof part === 'number' && isRecord(value) ? String(value.code) : String(part)
    })
    .join('.')
}

function formatValue(value: unknown, unset: unknown): string {
  if (value === undefined || value === null) return typeof unset === 'string' ? unset.replaceAll('`', '') : 'none'
  if (value instanceof Secret) return '[secret]'
  if (typeof value === 'string') return value.replace(/^(\w+:\/\/)[^/@]*@/, '$1[secret]@')
  if (Array.isArray(value) && value.length === 0) return 'none'
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const isSchema = (items: Schema['items']): items is Schema => isRecord(items)
