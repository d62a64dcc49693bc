import type { ShellQuery } from '#schema/generated/operations.ts'

/** Departments, what is in them, and what is in that. */
export type Menu = ShellQuery['menu']

/** Pages of text that every page links to; null when they could not be had. */
export type SitePages = ShellQuery['sitePages']
