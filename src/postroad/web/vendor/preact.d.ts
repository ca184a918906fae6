export type VNode = any;
export type ComponentChildren = any;
export function h(type: any, props: any, ...children: any[]): VNode;
export const createElement: typeof h;
export function render(node: VNode, into: Element): void;
export const Fragment: any;
export class Component<P = any, S = any> { constructor(props: P); props: P; state: S; setState(s: Partial<S>): void; }
export const options: any;
export function isValidElement(node: any): boolean;
