import { z } from 'zod'
import { cacheVariables } from './cache.ts'
import { checkoutVariables } from './checkout.ts'
import { findContradictions } from './contradictions.ts'
import { legacyVariables } from './legacy.ts'
import { platformVariables } from './platform.ts'
import { rateLimitVariables } from './rate-limits.ts'
import { sandboxVariables } from './sandbox.ts'
import { fileVariable, readSecretFiles } from './secret-files.ts'
import { serverVariables } from './server.ts'
import { sessionVariables } from './session.ts'
import { telemetryVariables } from './telemetry.ts'
import { valkeyVariables } from './valkey.ts'
import { findMisspelt } from './values/misspelt.ts'
import { MOVED, newPlace } from './values/moved.ts'
import { folder } from './values/plain.ts'
import { setting } from './values/setting.ts'

const DEFAULT_CONTENT = 'bff/content'

const contentVariables = {
  CONTENT_DIR: setting(
    folder.prefault(DEFAULT_CONTENT),
    'Folder of the content, which describes the shop: see below, and [make it your shop](make-it-your-shop.md)',
  ),
}

/** The variables by subject, in the order of docs/configuration.md. */
export const VARIABLE_GROUPS = {
  Server: serverVariables,
  Platform: platformVariables,
  'Legacy paths': legacyVariables,
  Content: contentVariables,
  Checkout: checkoutVariables,
  Sessions: sessionVariables,
  'Rate limits': rateLimitVariables,
  Caches: cacheVariables,
  'Shared store': valkeyVariables,
  Telemetry: telemetryVariables,
  Sandbox: sandboxVariables,
} as const

const Variables = z.object({
  ...serverVariables,
  ...platformVariables,
  ...legacyVariables,
  ...contentVariables,
  ...checkoutVariables,
  ...sessionVariables,
  ...rateLimitVariables,
  ...cacheVariables,
  ...valkeyVariables,
  ...telemetryVariables,
  ...sandboxVariables,
})

export type Variables = z.output<typeof Variables>

export const VARIABLES: readonly string[] = Object.keys(Variables.shape)

/** Variables whose value may be in a file. */
export const SECRET_VARIABLES: readonly string[] = Object.entries(Variables.shape)
  .filter(([, type]) => type.meta()?.isSecret === true)
  .map(([name]) => name)

/** Names that start like a variable and would be ignored: a secret in `PLATFORM_URL_FILE` would not be read. */
const UNREAD_FILES = VARIABLES.filter((name) => !SECRET_VARIABLES.includes(name)).map(fileVariable)

/** Validates environment variables. An empty variable counts as not set. */
export function readEnvironment(environment: Readonly<Record<string, string | undefined>>) {
  const set = Object.fromEntries(
    Object.entries(environment).flatMap(([name, value]) => (value?.trim() ? [[name, value] as const] : [])),
  )
  const secrets = readSecretFiles(set, SECRET_VARIABLES)
  const parsed = Variables.safeParse({ ...set, ...secrets.values })
  const content = Variables.shape.CONTENT_DIR.safeParse(set.CONTENT_DIR)
  const variableName = (path: readonly PropertyKey[]) => {
    const name = path.join('.')
    return secrets.paths.has(name) ? fileVariable(name) : name
  }
  return {
    /** Null if a variable is invalid. */
    variables: parsed.data ?? null,
    /** The content folder, also if another variable is invalid; null if it is not a folder. */
    content: content.data ?? null,
    set: new Set(Object.keys(set)),
    /** Paths of the files that variables were read from. */
    secretFiles: secrets.paths,
    /** Every error, with the variable. */
    issues: [
      ...secrets.issues,
      ...(parsed.error?.issues ?? []).map((issue) => `${variableName(issue.path)}: ${issue.message}`),
      ...samePort(parsed.data),
      ...(parsed.data ? findContradictions(parsed.data, new Set(Object.keys(set))) : []),
      ...unreadNames(set),
    ],
  }
}

/** Variables that are set and have no effect. */
function unreadNames(set: Readonly<Record<string, string>>): readonly string[] {
  const directory = set.CONTENT_DIR ?? DEFAULT_CONTENT
  const moved = MOVED.filter((name) => set[name] !== undefined)
  const unreadFiles = UNREAD_FILES.filter((name) => set[name] !== undefined)
  const known = [...VARIABLES, ...SECRET_VARIABLES.map(fileVariable), ...UNREAD_FILES, ...MOVED]
  return [
    ...moved.map((name) => `${name}: is no longer read; ${newPlace(name, directory)}`),
    ...unreadFiles.map((name) => `${name}: is not read; only ${SECRET_VARIABLES.join(', ')} can be in files`),
    ...findMisspelt(Object.keys(set), known).map(([name, meant]) =>
      MOVED.includes(meant)
        ? `${name}: is not read; if you mean ${meant}, ${newPlace(meant, directory)}`
        : `${name}: is not read; did you mean ${meant}?`,
    ),
  ]
}

/** Metrics on the public port would be public. */
const samePort = (variables: Variables | undefined): readonly string[] =>
  variables?.METRICS_PORT && variables.METRICS_PORT === variables.PORT ? ['METRICS_PORT: has to differ from PORT'] : []
