// Written by `npm run codegen` from schema/*.graphql and web/**/*.graphql.
import type { Operation } from '../../operation.ts'
import type { HomePageQuery, HomePageQueryVariables } from '../operation-types.ts'

export const HomePageDocument: Operation<HomePageQuery, HomePageQueryVariables> = { id: 'sha256:c7b90fe93ffb100266eddc809801ed2ae254eb7c18d4fb639fa5fb8b96c3df0f', name: 'HomePage' }
