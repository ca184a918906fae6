export class FluentResource { constructor(source: string); body: { id: string }[]; }
export class FluentBundle {
  constructor(locales: string | string[], options?: { useIsolating?: boolean; functions?: Record<string, any> });
  addResource(resource: FluentResource, options?: { allowOverrides?: boolean }): Error[];
  hasMessage(id: string): boolean;
  getMessage(id: string): { id: string; value: any; attributes: Record<string, any> } | undefined;
  formatPattern(pattern: any, args?: Record<string, any> | null, errors?: Error[] | null): string;
}
export class FluentNumber { constructor(value: number, opts?: any); }
