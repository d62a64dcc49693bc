export type * from '#schema/page.types.ts'
