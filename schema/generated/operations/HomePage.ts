// Written by `npm run codegen` from schema/*.graphql and web/**/*.graphql.
import type { Operation } from '../../operation.ts'
import type { HomePageQuery, HomePageQueryVariables } from '../operation-types.ts'

export const HomePageDocument: Operation<HomePageQuery, HomePageQueryVariables> = { id: 'sha256:0b001174eea57729b5f6b6895f3ee72a8df7bb725455f6e2758a4286ef0bbf9a', name: 'HomePage' }
