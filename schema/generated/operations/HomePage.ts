// Written by `npm run codegen` from schema/*.graphql and web/**/*.graphql.
import type { Operation } from '../../operation.ts'
import type { HomePageQuery, HomePageQueryVariables } from '../operation-types.ts'

export const HomePageDocument: Operation<HomePageQuery, HomePageQueryVariables> = { id: 'sha256:764cd1fad2e027c7c30c1fc23e97b1f30c1dee71889b70ba152014d2ea17c6a4', name: 'HomePage' }
