/** The connection of the test database server; each test file copies the migrated template. */
export interface TestConnection {
  host: string;
  port: number;
  user: string;
  password: string;
  database: string;
}
