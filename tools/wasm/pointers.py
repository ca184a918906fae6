"""Arrays at an address, for functions that take addresses. They own no memory, so there is no reference counting."""

from typing import Any

from llvmlite import ir
from numba.core import cgutils, types
from numba.core.types.containers import UniTuple
from numba.extending import intrinsic
from numba.np.arrayobj import make_array, populate_array


@intrinsic(prefer_literal=False)  # type: ignore[untyped-decorator]
def array_at(context: Any, pointer: Any, shape: Any, dtype: Any) -> Any:
    """The memory at `pointer` as a contiguous array of this shape."""
    array = types.Array(dtype.dtype, len(shape), "C")

    def generate(target: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        data, counts, _ = arguments
        made = make_array(array)(target, builder)
        width = target.get_constant(types.intp, target.get_abi_sizeof(target.get_data_type(array.dtype)))
        sizes = cgutils.unpack_tuple(builder, counts)
        strides = [width]
        for size in reversed(sizes[1:]):
            strides.insert(0, builder.mul(strides[0], size))
        populate_array(
            made,
            data=builder.bitcast(data, made.data.type),
            shape=cgutils.pack_array(builder, sizes),
            strides=cgutils.pack_array(builder, strides),
            itemsize=width,
            meminfo=ir.Constant(target.get_value_type(types.voidptr), None),
        )
        return made._getvalue()

    return array(types.voidptr, UniTuple(types.intp, len(shape)), dtype), generate
