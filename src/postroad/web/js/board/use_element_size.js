// The hook that follows an element's size in whole px.
import { useLayoutEffect, useState } from "../../vendor/hooks.js";

/** @param {{ current: HTMLElement | null }} element @returns {[number, number] | null} null before it is known */
export function useElementSize(element) {
  const [size, setSize] = useState(/** @type {[number, number] | null} */ (null));
  useLayoutEffect(() => {
    const box = element.current;
    if (!box) return undefined;
    const measure = () => {
      const [width, height] = [Math.round(box.clientWidth), Math.round(box.clientHeight)];
      if (width && height) setSize((before) => (before?.[0] === width && before[1] === height ? before : [width, height]));
    };
    measure();
    const watcher = new ResizeObserver(measure);
    watcher.observe(box);
    return () => watcher.disconnect();
  }, []);
  return size;
}
